// One entry of the log as a chain of small scenes, for animation. The positions in between are for the eye only;
// the last one always comes from the server.

import { seatOf } from '../../board/events';
import { reading, squeezed, type Scene as Told } from '../../board/scene';
import type { Entry, Seat } from '../../wire';
import type { Feature } from './features';
import { foundOf } from './found';
import type { Cell, Laid, View } from './view';

export interface Scene extends Told<View> {
  /** Something arrives. */
  lays?: Cell;
  stands?: Cell;
  enters?: Cell;
  /** The Ark goes one tile on, and passes somebody. */
  carries?: { from: Cell; to: Cell; passes: Seat | null };
  /** What is scored lights up, and what it gives travels to its player. */
  features?: Feature[];
  scores?: { seat: Seat; points: number; cell: Cell };
  /** A follower walks home, the prophet leaves. */
  leaves?: { cell: Cell; seat: Seat };
}

const MOVE = 280;
const STEP = 220;
const FLASH = 520;
const LONGEST = 3600;

/** The scenes of an entry, squeezed so that they do not take too long. */
export function story(entry: Entry, before: View, after: View, eyes: Seat | null = null): Scene[] {
  return squeezed(new Teller(before, after, reading(entry, eyes)).tell(entry), LONGEST);
}

class Teller {
  private scenes: Scene[] = [];
  /** Where the points of the moment come from. */
  private source: Cell | null = null;

  constructor(
    private before: View,
    private after: View,
    /** So long what is scored stays lit. */
    private hold: number,
  ) {}

  tell(entry: Entry): Scene[] {
    const [word, first = '', second = ''] = entry.words.split(' ');
    if (word === 'tile') this.lay(first, second);
    if (word === 'follower' || word === 'prophet') this.stand(word, first, entry.seat);
    entry.events.forEach((event, i) => this.add(event.split(' '), entry.events.slice(i + 1)));
    return this.scenes;
  }

  private lay(cell: Cell, turn: string): void {
    const { ask } = this.before;
    if (ask?.question !== 'PlaceTile') return;
    const laid = { name: ask.tile, cell, turn: turn as Laid['turn'], piece: null };
    this.scenes.push({ ms: MOVE, lays: cell, lift: ({ tiles }) => void tiles.push(laid) });
  }

  private stand(kind: 'follower' | 'prophet', part: string, seat: Seat): void {
    const { ask } = this.before;
    if (ask?.question !== 'Deploy') return;
    const lift = (view: View) => void (tileAt(view, ask.cell).piece = { seat, kind, part });
    this.scenes.push({ ms: MOVE, stands: ask.cell, lift });
  }

  private add(words: string[], rest: string[]): void {
    const [first = '', second = '', third = ''] = words;
    if (first === 'ark' && second === 'moves') this.walk(words.slice(2), rest);
    else if (first === 'ark')
      this.scenes.push({ ms: MOVE, enters: third, lift: (view) => void (view.ark = third) });
    else if (first === 'complete' || first === 'incomplete') this.flash(second, words.slice(3));
    else if (first === 'field') this.flash('field', words.slice(2));
    else if (second === 'scores' && words[3] !== 'at') this.score(seatOf(first), Number(third));
    else if (second === 'returns' || second === 'boxes') this.home(seatOf(first), third);
  }

  private walk(cells: Cell[], rest: string[]): void {
    const points = new Map(
      rest.flatMap((event) => {
        const [seat, what, n, at, cell] = event.split(' ');
        return what === 'scores' && at === 'at' && n ? [[cell!, seatOf(seat!)] as const] : [];
      }),
    );
    for (const [i, to] of cells.slice(1).entries()) {
      const seat = points.get(to) ?? null;
      const lift = (view: View) => {
        view.ark = to;
        if (seat !== null) view.points[seat]! += 1;
      };
      this.scenes.push({ ms: STEP, carries: { from: cells[i]!, to, passes: seat }, lift });
    }
  }

  private flash(kind: string, cells: Cell[]): void {
    // No tile is laid but the first thing: what is scored lies afterwards as it lay then.
    const found = foundOf(this.after).features.filter((feature) =>
      kind === 'temple'
        ? feature.kind === 'temple' && feature.cells.includes(cells[0]!)
        : feature.kind === kind && feature.cells.join() === cells.join(),
    );
    this.source = cells[cells.length >> 1] ?? null;
    this.scenes.push({ ms: FLASH, hold: this.hold, features: found.slice(0, 1) });
  }

  private score(seat: Seat, points: number): void {
    const cell = this.source;
    if (!cell || !points) return;
    const land = (view: View) => void (view.points[seat]! += points);
    this.scenes.push({ ms: MOVE, scores: { seat, points, cell }, land });
  }

  private home(seat: Seat, cell: Cell): void {
    const supply = this.after.followers[seat] ?? 0;
    const land = (view: View) => {
      tileAt(view, cell).piece = null;
      view.followers[seat] = Math.min(view.followers[seat]! + 1, supply);
    };
    this.scenes.push({ ms: MOVE, leaves: { cell, seat }, land });
  }
}

const tileAt = ({ tiles }: View, cell: Cell): Laid => tiles.find((laid) => laid.cell === cell)!;
