import { beforeEach, describe, expect, test, vi } from 'vitest';
import { announced, keepAnnounced } from '../src/table/announced';
import { checkedByRules, checkedHere } from '../src/table/proof';
import { table } from './fake/socket';

const hex = (bytes: ArrayBuffer) => Buffer.from(bytes).toString('hex');
const SEED = 'ab'.repeat(32);

/** The record of a game, as a server with a key of its own signs it. */
async function signed(name = 'Anna') {
  const pair = (await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as CryptoKeyPair;
  const key = hex(await crypto.subtle.exportKey('raw', pair.publicKey));
  const commit = hex(await crypto.subtle.digest('SHA-256', Buffer.from(SEED, 'hex')));
  const above = `ludarium 1\ngame druids 1\nseat p1 ${name}\ncommit ${commit}\nsetup\nseed ${SEED}\nkey ${key}\n`;
  const signature = hex(
    await crypto.subtle.sign('Ed25519', pair.privateKey, new TextEncoder().encode(above)),
  );
  return { text: `${above}signed ${signature}\n`, before: { commit, key, version: 3 } };
}

async function told(text: string, before: Parameters<typeof checkedHere>[1]) {
  return (await checkedHere(text, before)).map(({ how, key }) => `${how} ${key}`);
}

describe('what the browser checks by itself', () => {
  test('holds for what the server signed', async () => {
    const { text, before } = await signed('Ödön');
    expect(await told(text, before)).toEqual(['held announced', 'held seed', 'held signature']);
    expect(await told(text, null)).toEqual(['open announced', 'held seed', 'held signature']);
    expect((await checkedHere(text, before))[0]?.facts).toEqual({ n: 3 });
  });

  test.each([
    ['a name', (text: string) => text.replace('Anna', 'Anne')],
    ['line ends', (text: string) => text.replaceAll('\n', '\r\n')],
    ['a line below', (text: string) => `${text}p1 pass\n`],
    ['a second signature', (text: string) => text + text.slice(text.indexOf('signed'))],
    ['capitals', (text: string) => text.replace(/signed .*/, (line) => line.toUpperCase())],
    ['no signature', (text: string) => text.replace(/signed .*\n/, '')],
  ])('finds that it was changed: %s', async (_what, change) => {
    const { text, before } = await signed();
    expect(await told(change(text), before)).toContain('broken signature');
  });

  test('finds another seed, another seal and another key', async () => {
    const { text, before } = await signed();
    expect(await told(text.replace(SEED, 'cd'.repeat(32)), before)).toContain('broken seed');
    expect(await told((await signed()).text, before)).toContain('broken announced');
    expect(await told(text, { ...before, commit: '00'.repeat(32) })).toContain('broken announced');
  });

  test('says so where it cannot', async () => {
    const { text, before } = await signed();
    vi.stubGlobal('crypto', {});
    expect(await told(text, before)).toEqual(['held announced', 'open seed', 'open signature']);
    vi.unstubAllGlobals();
  });
});

test('of what the server checks, the page tells what it has not checked itself', () => {
  const finding = (key: string) => ({ key, facts: {} });
  const open = ['key', 'seal', 'secret'].map(finding);
  const found = { outcomes: 3, held: ['signature', 'seal', 'luck'].map(finding), open, broken: null };
  expect(checkedByRules(found).map(({ how, key }) => `${how} ${key}`)).toEqual(['held luck', 'open secret']);
  const broken = { key: 'signature', facts: { why: 'no' } };
  expect(checkedByRules({ ...found, held: [], open: [], broken })).toEqual([{ how: 'broken', ...broken }]);
});

describe('what a table showed first', () => {
  const shown = (more: object) => ({ ...table([0]), commit: 'c1', key: 'k1', version: 4, ...more });

  beforeEach(() => localStorage.clear());

  test('is kept, whatever it shows later', () => {
    keepAnnounced(shown({}));
    keepAnnounced(shown({ commit: 'c2', key: 'k2', version: 9 }));
    expect(announced('abc')).toEqual({ commit: 'c1', key: 'k1', version: 4 });
  });

  test('is nothing when the game was over', () => {
    keepAnnounced(shown({ status: 'over' }));
    expect(announced('abc')).toBeNull();
  });

  test('survives nonsense in the storage', () => {
    localStorage.setItem('ludarium-announced', '{');
    expect(announced('abc')).toBeNull();
    keepAnnounced(shown({}));
    expect(announced('abc')?.key).toBe('k1');
  });
});
