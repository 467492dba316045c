// Positions for tests, with what the rules tell of them: tests/games/tigris/positions.toml.
import type { Effects, Preview, Reason } from '../../wire';
import positions from './positions.json';
import type { View } from './view';

interface Position {
  view: View;
  effects: Effects | null;
  tries: Record<string, Preview>;
  reasons: Record<string, Reason>;
}

const all = positions as unknown as Record<string, Position>;

function called(name: string): Position {
  const found = all[name];
  if (!found) throw new Error(`no position ${name}`);
  return structuredClone(found);
}

/** As whoever is asked sees it. */
export const at = (name: string): View => called(name).view;

/** What follows an answer. */
export function after(name: string, words: string): Preview {
  const found = called(name).tries[words];
  if (!found) throw new Error(`${words} is not tried at ${name}`);
  return found;
}

/** What every answer leads to. */
export const effectsAt = (name: string): Effects => called(name).effects!;

/** As the server says why something cannot be done. */
export const reasonsAt =
  (name: string) =>
  (words: string): Promise<Reason | null> =>
    Promise.resolve(called(name).reasons[words] ?? null);

/** The rulebook's war of the traders, before the market unites. */
export const war = (): View => at('war');

/** The rulebook's revolt, before urn attacks. */
export const revolt = (): View => at('revolt');

/** A table where nobody asks what follows: letters of the columns, then rows of tokens. */
export function drawn(drawing: string, more: Partial<View> = {}): View {
  const [head = '', ...rows] = drawing.trim().split('\n');
  const columns = head.trim().split(/\s+/);
  const cells: View['cells'] = {};
  for (const line of rows) {
    const [row, ...tokens] = line.trim().split(/\s+/);
    tokens.forEach((token, n) => {
      if (token !== '..' && token !== '~~') cells[`${columns[n]}${row}`] = token;
    });
  }
  return {
    players: 3,
    rules: { support: 'free', points: 'hidden' },
    cells,
    monuments: {},
    turn: { seat: 0, left: 2 },
    ask: { seat: 0, question: 'TakeAction', left: 2 },
    bag: 100,
    catastrophes: [2, 2, 2],
    hands: ['RRKKBG', 6, 6],
    points: [[3, 2, 1, 4], null, null],
    treasures: [1, null, null],
    memory: { gone: [0, 0, 0, 0], swapped: [[0, 0, 0, 0], 0, 0] },
    ...more,
  };
}
