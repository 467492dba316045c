import type { Verification } from '../wire';
import type { Announced } from './announced';

/** Held, not to be checked here, or broken: the words are `proof-<how>-<key>`. */
export interface Line {
  how: 'held' | 'open' | 'broken';
  key: string;
  facts: Record<string, string | number>;
}

const line = (how: Line['how'], key: string, facts: Line['facts'] = {}): Line => ({ how, key, facts });
const judged = (key: string, held: boolean | null): Line =>
  line(held === null ? 'open' : held ? 'held' : 'broken', key);

/** What this browser finds by itself: whoever serves the page cannot know what it was shown before. */
export async function checkedHere(text: string, before: Announced | null): Promise<Line[]> {
  const record = parts(text);
  return [
    before
      ? { ...judged('announced', isAsAnnounced(record, before)), facts: { n: before.version } }
      : line('open', 'announced'),
    judged('seed', await fits(record)),
    judged('signature', await isSigned(text, record)),
  ];
}

/** What the server finds, but for what this browser has found itself. */
export function checkedByRules({ held, open, broken }: Verification): Line[] {
  const own = ['signature', 'seal', 'key', 'unsigned'];
  const lines = [
    ...held.map(({ key, facts }) => line('held', key, facts)),
    ...(broken ? [line('broken', broken.key, broken.facts)] : []),
    ...open.map(({ key, facts }) => line('open', key, facts)),
  ];
  return lines.filter((one) => one.how === 'broken' || !own.includes(one.key));
}

type Parts = Partial<Record<'commit' | 'seed' | 'key' | 'signed', string>>;

function parts(text: string): Parts {
  return Object.fromEntries(
    [...text.matchAll(/^(commit|seed|key|signed) ([0-9a-f]+)$/gm)].map((m) => [m[1], m[2]]),
  );
}

function isAsAnnounced(record: Parts, { commit, key }: Announced): boolean {
  return record.commit === commit && (key === null || record.key === key);
}

async function fits({ seed, commit }: Parts): Promise<boolean | null> {
  if (!globalThis.crypto?.subtle) return null;
  if (!seed || !commit) return false;
  return hex(await crypto.subtle.digest('SHA-256', bytes(seed))) === commit;
}

/** Null where the browser has no Ed25519, or the page came without encryption. */
async function isSigned(text: string, { key, signed }: Parts): Promise<boolean | null> {
  if (!globalThis.crypto?.subtle) return null;
  const above = text.slice(0, text.lastIndexOf('\nsigned ') + 1);
  if (!key || !signed || text !== `${above}signed ${signed}\n`) return false;
  try {
    const known = await crypto.subtle.importKey('raw', bytes(key), 'Ed25519', false, ['verify']);
    return await crypto.subtle.verify('Ed25519', known, bytes(signed), new TextEncoder().encode(above));
  } catch {
    return null;
  }
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function hex(buffer: ArrayBuffer): string {
  return [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
