// Why a tap came to nothing, to be said beside the space: the rule, and the nearest space that is legal.

import { columnOf, kingdomsBeside, RIVER, rowOf, templesBeside, withoutLeader } from './valley';
import { pieceAt, type CellName, type View } from './view';
import type { Held } from './picking.svelte';

export interface Refusal {
  key: string;
  at: CellName;
  /** The nearest space where it would be allowed; empty if there is none. */
  cell: CellName | '';
}

export function refusalAt(view: View, held: Held | null, at: CellName, legal: CellName[]): Refusal {
  return { key: `tigris-refused-${reason(view, held, at)}`, at, cell: nearest(at, legal) };
}

function reason(view: View, held: Held | null, cell: CellName): string {
  if (!held) return asked(view);
  const piece = pieceAt(view, cell);
  if (held.kind === 'catastrophe') return piece?.kind === 'ruin' ? 'taken' : 'catastrophe';
  if (piece) return 'taken';
  return held.kind === 'tile' ? tileReason(held.colour, cell) : leaderReason(view, held.colour, cell);
}

/** While no piece is looked for a space: treasures, squares, wars. */
function asked(view: View): string {
  const { question } = view.ask ?? {};
  if (question === 'LeaveTreasure') return 'corner';
  if (question === 'BuildMonument') return 'square';
  return question === 'ChooseWar' ? 'war' : 'support';
}

function tileReason(colour: string, cell: CellName): string {
  if (RIVER.has(cell) !== (colour === 'blue')) return colour === 'blue' ? 'farm' : 'river';
  return 'three';
}

function leaderReason(view: View, colour: 'red' | 'black' | 'blue' | 'green', cell: CellName): string {
  if (RIVER.has(cell)) return 'leader-river';
  if (templesBeside(view, cell).length === 0) return 'temple';
  const lifted = withoutLeader(view, view.ask?.seat ?? 0, colour);
  return kingdomsBeside(lifted, cell).length > 1 ? 'joins' : 'taken';
}

function nearest(from: CellName, legal: CellName[]): CellName | '' {
  const far = (cell: CellName) =>
    Math.abs(columnOf(cell) - columnOf(from)) + Math.abs(rowOf(cell) - rowOf(from));
  return legal.reduce<CellName | ''>((best, cell) => (!best || far(cell) < far(best) ? cell : best), '');
}
