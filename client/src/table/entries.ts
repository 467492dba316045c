import type { Entry, Page, Seat } from '../wire';

/** The entries that stand: an undo removes itself and the move before it, or all that came after an entry. */
export function standing(entries: Entry[]): Entry[] {
  const stack: Entry[] = [];
  for (const entry of entries) {
    if (entry.undo) stack.pop();
    else if (entry.back != null) stack.splice(stack.findLastIndex(({ v }) => v <= entry.back!) + 1);
    else stack.push(entry);
  }
  return stack;
}

/** The last entry without what is told step by step at the end: that with which it `ends`, and what follows. */
export function untilEnd(entry: Entry, ends: (event: string) => boolean = () => false): Entry {
  const end = entry.events.findIndex(ends);
  return end < 0 ? entry : { ...entry, events: entry.events.slice(0, end) };
}

/** Those that led to this version. */
export const upTo = (entries: Entry[], version: number): Entry[] => entries.filter(({ v }) => v <= version);

export interface Turn {
  seat: Seat;
  /** Counted from 1; the set-up is turn 0. */
  number: number;
  entries: Entry[];
}

/** Entries of one seat in a row belong to one turn, and what others answer within it (`follows`). */
export function turns(entries: Entry[], follows: (entry: Entry) => boolean = () => false): Turn[] {
  const all: Turn[] = [];
  let number = 0;
  for (const entry of entries) {
    const last = all.at(-1);
    if (last && (last.seat === entry.seat || (last.seat >= 0 && follows(entry)))) last.entries.push(entry);
    else all.push({ seat: entry.seat, number: entry.seat < 0 ? 0 : ++number, entries: [entry] });
  }
  return all;
}

/** In which turn this entry was made. */
export const turnOf = (all: Turn[], entry: Entry | undefined): number =>
  all.find(({ entries }) => entry && entries.includes(entry))?.number ?? 0;

/** The version of the last entry that the owner of one of these seats made, or -1. */
export function lastOf(entries: Entry[], seats: Seat[]): number {
  return entries.findLast((entry) => seats.includes(entry.seat) && !entry.by)?.v ?? -1;
}

/** By version: where a stand-in begins to play for a seat, and where its owner goes on. */
export function handovers(entries: Entry[]): Map<number, 'stand-in' | 'back'> {
  const playing = new Map<Seat, Entry['by']>();
  const found = new Map<number, 'stand-in' | 'back'>();
  for (const { v, seat, by } of entries) {
    if (playing.get(seat) !== by) found.set(v, by ? 'stand-in' : 'back');
    playing.set(seat, by);
  }
  return found;
}

/** These entries and all before them; `before` tells the last ones before a version. */
export async function whole(page: Page, before: (n: number) => Promise<Page>): Promise<Entry[]> {
  let { entries, earlier } = page;
  while (earlier && entries[0]) {
    const more = await before(entries[0].v);
    entries = [...more.entries, ...entries];
    earlier = more.earlier && more.entries.length > 0;
  }
  return entries;
}

/** Adds what is new, in order and without doubles. */
export function merge(known: Entry[], fresh: Entry[]): Entry[] {
  const last = known.at(-1)?.v ?? -1;
  return [...known, ...fresh.filter((entry) => entry.v > last)];
}
