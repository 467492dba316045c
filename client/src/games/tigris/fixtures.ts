// Positions for tests.
import type { View } from './view';

/** A position from a drawing as the rules write it: letters of the columns, then rows of tokens. */
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
    unused: ['red-black', 'red-blue', 'red-green', 'black-blue', 'black-green', 'blue-green'],
    kingdoms: [],
    treasures_left: 10,
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

/** The rulebook's internal conflict, before urn attacks. */
export const revolt = (): View =>
  drawn(`
      F  G  H  I
   1  ~~ b. ~~ ~~
   2  3R r. 1K ..
   3  k. r. g. g.
   4  k. .. r. ..
   5  .. .. 1G ..`);

/** The rulebook's external conflict, before the market unites. */
export const war = (): View =>
  drawn(`
      F  G  H  I  J
   3  g. 3K .. 2G r.
   4  1G r. .. g. k.
   5  .. k. .. r. 1K
   6  .. k. .. g. ..`);
