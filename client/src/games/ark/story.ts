// One entry of the log as a chain of small scenes, for animation. The positions in between are for the eye only;
// the last one always comes from the server.

import { seatOf } from '../../board/events';
import { reading, squeezed, type Scene as Timed } from '../../board/scene';
import type { Entry, Seat } from '../../wire';
import type { Feature } from './features';
import { foundOf } from './found';
import type { Cell, Laid, View } from './view';

export type Scene = Timed &
  (
    | { kind: 'lay' | 'stand'; cell: Cell; view: View }
    /** The Ark goes one tile on, and passes somebody. */
    | { kind: 'carry'; from: Cell; to: Cell; passes: number | null; view: View }
    | { kind: 'enter'; cell: Cell; view: View }
    | { kind: 'flash'; features: Feature[] }
    | { kind: 'score'; seat: number; points: number; cell: Cell; view: View }
    /** A follower walks home, the prophet leaves. */
    | { kind: 'home'; cell: Cell; seat: number; view: View }
  );

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
    private view: View,
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

  private change(more: Partial<View>): View {
    this.view = { ...this.view, ...more };
    return this.view;
  }

  private changeTile(cell: Cell, more: Partial<Laid>): View {
    return this.change({
      tiles: this.view.tiles.map((laid) => (laid.cell === cell ? { ...laid, ...more } : laid)),
    });
  }

  private lay(cell: Cell, turn: string): void {
    const ask = this.view.ask;
    if (ask?.question !== 'PlaceTile') return;
    const laid = { name: ask.tile, cell, turn: turn as Laid['turn'], piece: null };
    this.scenes.push({
      kind: 'lay',
      ms: MOVE,
      cell,
      view: this.change({ tiles: [...this.view.tiles, laid] }),
    });
  }

  private stand(kind: 'follower' | 'prophet', part: string, seat: number): void {
    const ask = this.view.ask;
    if (ask?.question !== 'Deploy') return;
    const view = this.changeTile(ask.cell, { piece: { seat, kind, part } });
    this.scenes.push({ kind: 'stand', ms: MOVE, cell: ask.cell, view });
  }

  private add(words: string[], rest: string[]): void {
    const [first = '', second = '', third = ''] = words;
    if (first === 'ark' && second === 'moves') this.walk(words.slice(2), rest);
    else if (first === 'ark')
      this.scenes.push({ kind: 'enter', ms: MOVE, cell: third, view: this.change({ ark: third }) });
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
      const gained = this.view.points.map((sum, other) => (other === seat ? sum + 1 : sum));
      const view = this.change({ ark: to, points: gained });
      this.scenes.push({ kind: 'carry', ms: STEP, from: cells[i]!, to, passes: seat, view });
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
    this.scenes.push({ kind: 'flash', ms: FLASH, hold: this.hold, features: found.slice(0, 1) });
  }

  private score(seat: number, points: number): void {
    if (!this.source || !points) return;
    const sums = this.view.points.map((sum, other) => (other === seat ? sum + points : sum));
    this.scenes.push({
      kind: 'score',
      ms: MOVE,
      seat,
      points,
      cell: this.source,
      view: this.change({ points: sums }),
    });
  }

  private home(seat: number, cell: Cell): void {
    const supply = this.after.followers[seat] ?? 0;
    const followers = this.view.followers.map((n, other) => (other === seat ? Math.min(n + 1, supply) : n));
    const view = { ...this.changeTile(cell, { piece: null }), followers };
    this.scenes.push({ kind: 'home', ms: MOVE, cell, seat, view: this.change(view) });
  }
}
