// The player board as it is drawn: its twelve slots, people first, then free ones, then huts; its ritual site.

import { BOX } from './inventory';
import type { PlayerBoard, Resident } from './view';

export type Slot =
  | { kind: 'person'; who: Resident }
  | { kind: 'hut' }
  | { kind: 'free' }
  | { kind: 'stack'; huts: number; who: Resident | null };

export function slotsOf(board: PlayerBoard): Slot[] {
  const inRow = board.people.filter((one) => !one.stack);
  const free = Math.max(0, BOX.hut_slots.row - inRow.length - board.huts.row);
  return [
    ...inRow.map((who): Slot => ({ kind: 'person', who })),
    ...Array.from({ length: free }, (): Slot => ({ kind: 'free' })),
    ...Array.from({ length: board.huts.row }, (): Slot => ({ kind: 'hut' })),
    { kind: 'stack', huts: board.huts.stack, who: board.people.find((one) => one.stack) ?? null },
  ];
}

export interface Built {
  tile: string;
  /** Grid lines: from row, column to row, column. */
  area: string;
}

/** Where the buildings lie on the ritual site. */
export function builtOn(board: PlayerBoard): Built[] {
  const space = new Map(BOX.ritual_spaces.map((one) => [one.id, one]));
  return Object.entries(board.built).map(([tile, ids]) => {
    const spaces = ids.map((id) => space.get(id)!);
    const rows = spaces.map(({ row }) => row);
    const cols = spaces.map(({ col }) => col);
    const area = [Math.min(...rows) + 1, Math.min(...cols) + 1, Math.max(...rows) + 2, Math.max(...cols) + 2];
    return { tile, area: area.join(' / ') };
  });
}
