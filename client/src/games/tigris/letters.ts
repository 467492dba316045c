// The letters of the kingdoms. Each keeps its own for as long as it lives, and of two that unite the older's stays.
// The rules know no letters: this page remembers what it called them, and after a reload still does.

import type { Kingdom } from './survey';
import type { CellName } from './view';

interface Named {
  letter: string;
  cells: CellName[];
}

const KEPT = 'ludarium-tigris-letters';
const ALPHABET = Array.from({ length: 26 }, (_, n) => String.fromCharCode(65 + n));

let table = '';
/** As they were last shown, the oldest first. */
let latest: Named[] = [];
/** A position that was named once keeps its letters, whichever is shown meanwhile. */
const known = new WeakMap<Kingdom[], Named[]>();

/** What the kingdoms of this table were called when it was last seen here. */
export function recall(id: string): void {
  if (id === table) return;
  table = id;
  const kept = JSON.parse(sessionStorage.getItem(KEPT) ?? '{}') as { id?: string; latest?: Named[] };
  latest = kept.id === id ? (kept.latest ?? []) : [];
}

/** From now on, others are named after these. */
export function remember(kingdoms: Kingdom[]): void {
  if (latest === named(kingdoms)) return;
  latest = named(kingdoms);
  sessionStorage.setItem(KEPT, JSON.stringify({ id: table, latest }));
}

/** In the order of the kingdoms; without anything to remember A, B, ... */
export const lettersOf = (kingdoms: Kingdom[]): string[] =>
  kingdoms.map(({ cells }) => named(kingdoms).find((one) => one.cells === cells)?.letter ?? '');

function named(kingdoms: Kingdom[]): Named[] {
  const found = known.get(kingdoms) ?? name(kingdoms);
  known.set(kingdoms, found);
  return found;
}

function name(kingdoms: Kingdom[]): Named[] {
  const all: Named[] = [];
  const isNamed = ({ cells }: Kingdom) => all.some((one) => one.cells === cells);
  for (const { letter, cells } of latest) {
    const heir = largest(cells, kingdoms);
    if (heir && !isNamed(heir)) all.push({ letter, cells: heir.cells });
  }
  const free = ALPHABET.filter((letter) => !all.some((one) => one.letter === letter));
  const fresh = kingdoms.filter((one) => !isNamed(one));
  return [...all, ...fresh.map(({ cells }, i) => ({ letter: free[i]!, cells }))];
}

/** The kingdom that has most of these cells; of one that was split, the larger part. */
function largest(cells: CellName[], kingdoms: Kingdom[]): Kingdom | null {
  const share = (one: Kingdom) => one.cells.filter((cell) => cells.includes(cell)).length;
  const best = kingdoms.reduce<Kingdom | null>((a, b) => (a && share(a) >= share(b) ? a : b), null);
  return best && share(best) > 0 ? best : null;
}
