// Where the last moves happened, as the board marks them.

import type { Mark } from '../../board/marks';
import { around } from '../../board/rect';
import type { Entry, LastMove } from '../../table/game';
import { middleOf } from './layout';
import { squareOf } from './valley';
import type { CellName } from './view';

/** The space where this leader stood before the entry, as the log tells it. */
function cameFrom({ v, seat, words }: Entry, log: Entry[]): CellName | null {
  const [, colour = ''] = words.split(' ');
  const leaves = `p${seat + 1} ${colour} leader leaves `;
  let stood: CellName | null = null;
  for (const one of log.filter((other) => other.v < v && !other.undo)) {
    const [word, of, cell = null] = one.words.split(' ');
    if (one.seat === seat && of === colour && (word === 'leader' || word === 'withdraw')) stood = cell;
    if (one.events.some((event) => event.startsWith(leaves))) stood = null;
  }
  return stood;
}

/** What one move put on the board; a conflict and its answers leave no mark of their own. */
function cellsOf(words: string): CellName[] {
  const [word, first = '', second = ''] = words.split(' ');
  if (word === 'tile' || word === 'leader') return [second];
  if (word === 'catastrophe') return [first];
  return word === 'build' ? squareOf(first) : [];
}

export function lastMarks(last: LastMove[], log: Entry[], turned: boolean): Mark[] {
  return last.flatMap(({ entry, seat, number }) => {
    const points = cellsOf(entry.words).map((cell) => middleOf(cell, turned));
    if (points.length === 0) return [];
    const box = around(points, 50);
    const from = entry.words.startsWith('leader') ? cameFrom(entry, log) : null;
    // Inside, so that it covers no strength of a leader below.
    const pill = { x: box.x + 25, y: box.y + box.height - 16 };
    return [{ box, seat, number, pill, ...(from && { from: middleOf(from, turned) }) }];
  });
}
