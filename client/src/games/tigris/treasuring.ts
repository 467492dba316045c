// Treasures that one tile more would bring together, and whose trader would take one of them.

import type { Seat } from '../../wire';
import { leadersAt, surveyOf } from './survey';
import { cellAt, CELLS, columnOf, rowOf } from './valley';
import { pieceAt, type CellName, type View } from './view';

/** A kingdom, or tiles without a leader that hang together. */
interface Group {
  treasures: number;
  /** Whose traders lead there. */
  traders: Seat[];
}

/** So many treasures in one kingdom, and its trader takes all but one. */
const TWO = 2;

function neighboursOf(cell: CellName): CellName[] {
  const [column, row] = [columnOf(cell), rowOf(cell)];
  const all = [
    cellAt(column - 1, row),
    cellAt(column + 1, row),
    cellAt(column, row - 1),
    cellAt(column, row + 1),
  ];
  return all.filter((one) => one !== null);
}

function groupsOf(view: View): Map<CellName, Group> {
  const { kingdoms, regions } = surveyOf(view);
  const treasures = (cells: CellName[]): number =>
    cells.filter((cell) => {
      const piece = pieceAt(view, cell);
      return piece !== null && 'treasure' in piece && piece.treasure;
    }).length;
  const traders = (cells: CellName[]): Seat[] =>
    leadersAt(view, cells)
      .filter(({ colour }) => colour === 'green')
      .map(({ seat }) => seat);
  const all = [
    ...kingdoms.map(({ cells, leaders }) => ({ cells, traders: traders(Object.keys(leaders)) })),
    ...regions.map((cells) => ({ cells, traders: [] })),
  ];
  return new Map(
    all.flatMap((one) => {
      const group = { treasures: treasures(one.cells), traders: one.traders };
      return one.cells.map((cell) => [cell, group] as const);
    }),
  );
}

/** Where a tile would bring a treasure to a trader, and whose that is, without a war; none while it is asked which stays. */
function within(view: View): Map<CellName, Seat> {
  if (view.ask?.question === 'LeaveTreasure') return new Map();
  const groups = groupsOf(view);
  const fought = new Set(
    surveyOf(view).frontiers.flatMap(({ cells, wars }) => (wars.length > 0 ? cells : [])),
  );
  const found = CELLS.filter((cell) => !(cell in view.cells) && !fought.has(cell)).flatMap((cell) => {
    const joined = [...new Set(neighboursOf(cell).flatMap((one) => groups.get(one) ?? []))];
    const [trader, another] = joined.flatMap(({ traders }) => traders);
    const rich = joined.filter(({ treasures }) => treasures > 0).length;
    return rich >= TWO && trader !== undefined && another === undefined ? [[cell, trader] as const] : [];
  });
  return new Map(found);
}

/** A space where a tile brings this seat a treasure; undefined if there is none. */
export const inReach = (view: View, seat: Seat): CellName | undefined =>
  [...within(view)].find(([, trader]) => trader === seat)?.[0];

export const inReachOfOthers = (view: View, seat: Seat): CellName | undefined =>
  [...within(view)].find(([, trader]) => trader !== seat)?.[0];

/** Treasures lie together where no trader leads: whoever brings one there takes some. */
export const lieOpen = (view: View): boolean =>
  [...groupsOf(view).values()].some(({ treasures, traders }) => treasures >= TWO && traders.length === 0);
