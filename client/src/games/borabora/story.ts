// One entry of the log as small scenes, for animation: what travels from where to where.

import { isSeat, seatOf } from '../../board/events';
import { reading, squeezed, type Scene as Told } from '../../board/scene';
import type { Entry } from '../../wire';
import type { Picture } from './art/pictures';
import type { God } from './inventory';
import { stepsOf, tileOf, type View } from './view';

export type Flyer =
  | { kind: 'die'; face: number; seat: number }
  | { kind: 'hut' | 'priest' | 'marker'; seat: number }
  | { kind: 'person'; tile: string }
  | { kind: 'god'; god: God | null }
  | { kind: 'thing'; name: Picture }
  | { kind: 'points'; n: number; seat: number };

/** A place of the table, by its name there; a position on the track; or in front of a player. */
export type Where = { place: string } | { track: number } | { seat: number };

export interface Scene extends Told<View, Flyer, Where> {
  /** The part of the table that is counted. */
  part?: string;
}

const MOVE = 320;
const LONGEST = 3200;

/** The scenes of an entry, squeezed so that they take a few seconds at most. */
export function story(entry: Entry, before: View, eyes: number | null = null): Scene[] {
  return squeezed(new Teller(entry, before, eyes).tell(), LONGEST);
}

class Teller {
  private scenes: Scene[] = [];
  /** Where goods and points come from, unless the event says it. */
  private source: Where;
  private steps: number[];
  private reading: number;

  constructor(
    private entry: Entry,
    private before: View,
    private eyes: number | null,
  ) {
    this.source = { seat: entry.seat };
    this.reading = reading(entry, eyes);
    this.steps = before.boards.map((_, seat) => stepsOf(before, seat));
  }

  tell(): Scene[] {
    for (const event of this.entry.events) {
      const [first = '', ...rest] = event.split(' ');
      if (first === 'priest') this.priest(rest);
      else if (isSeat(first)) this.deed(seatOf(first), rest);
    }
    return this.scenes.map((scene, n) => {
      const counted = scene.part !== undefined && scene.part !== this.scenes[n + 1]?.part;
      return counted ? { hold: this.reading, ...scene } : scene;
    });
  }

  private deed(seat: number, [verb = '', ...rest]: string[]): void {
    const [first = '', second = ''] = rest;
    if (verb === 'places') this.placed(seat, Number(first), second === 'on' ? rest[2]! : second);
    else if (verb === 'settles') this.settled(seat, first);
    else if (verb === 'takes') this.took(seat, first);
    else if (verb === 'draws') this.fly({ kind: 'god', god: null }, { place: 'god-deck' }, { seat });
    else if (verb === 'status') this.stepped(seat, Number(first));
    else if (verb === 'gains') this.gained(seat, rest);
    else if (verb === 'scores') this.scored(seat, Number(first), second);
    else if (verb === 'buys') this.bought(seat, first);
    else if (verb === 'fulfils' || verb === 'drafts') this.source = { place: first };
  }

  private fly(piece: Flyer, from: Where, to: Where, more: Partial<Scene> = {}): void {
    this.scenes.push({ ms: MOVE, flights: [{ piece, from, to }], stays: !('seat' in to), ...more });
  }

  /** What one did oneself is known. */
  private lifted = (seat: number, part: string | undefined): Partial<Scene> =>
    part && seat !== this.eyes ? { part } : {};

  /** It stays until it is read: somebody else did it to what is one's own. */
  private held = (seat: number | undefined): Partial<Scene> =>
    seat === this.eyes && this.entry.seat !== seat ? { hold: this.reading } : {};

  private scored(seat: number, n: number, why: string): void {
    const all = why === 'status' || why === 'temple';
    const lifted = all ? { part: why } : this.lifted(seat, why === 'task' ? 'tasks' : undefined);
    this.fly({ kind: 'points', n, seat }, this.sourceOf(seat, why), { seat }, lifted);
  }

  private sourceOf(seat: number, why: string): Where {
    if (why === 'status') return { track: this.steps[seat] ?? 0 };
    const highest = Object.keys(this.before.temple).findLast((n) => this.before.temple[n] === seat);
    return why === 'temple' && highest ? { place: `priest-${highest}` } : this.source;
  }

  private bought(seat: number, id: string): void {
    const name = id.split('-')[0] as Picture;
    this.fly({ kind: 'thing', name }, { place: id }, { seat }, this.lifted(seat, 'jewels'));
  }

  private placed(seat: number, face: number, tile: string): void {
    const action = this.entry.words.split(' ').at(-1) ?? tile;
    const place = { place: tileOf(this.before, action) === tile ? action : tile };
    this.source = place;
    this.fly({ kind: 'die', face, seat }, { seat }, place);
  }

  private settled(seat: number, region: string): void {
    this.source = { place: region };
    this.fly({ kind: 'hut', seat }, { seat }, { place: region }, this.held(this.before.map[region]?.[0]));
  }

  private took(seat: number, what: string): void {
    for (const [sex, row] of [
      ['woman', this.before.women],
      ['man', this.before.men],
    ] as const) {
      const n = row.indexOf(what);
      if (n >= 0) return this.fly({ kind: 'person', tile: what }, { place: `${sex}-${n + 1}` }, { seat });
    }
    this.fly({ kind: 'god', god: what as God }, { place: `god-open-${what}` }, { seat });
  }

  private stepped(seat: number, to: number): void {
    this.fly({ kind: 'marker', seat }, { track: this.steps[seat] ?? 0 }, { track: to });
    this.steps[seat] = to;
  }

  private gained(seat: number, [first = '', second = '', third = '']: string[]): void {
    if (first === 'god')
      return this.fly({ kind: 'thing', name: 'god-tile' }, { place: 'priest-6' }, { seat });
    const name = (/^\d+$/.test(first) ? second.replace(/s$/, '') : first) as Picture;
    this.fly({ kind: 'thing', name }, this.source, second === 'on' ? this.spaceOf(seat, third) : { seat });
  }

  /** The own ritual site lies on the table; those of others do not. */
  private spaceOf(seat: number, space: string): Where {
    return seat === this.entry.seat ? { place: `${seat}:${space}` } : { seat };
  }

  private priest([who = '', to = '']: string[]): void {
    const seat = seatOf(who);
    if (to === 'falls')
      return this.fly({ kind: 'priest', seat }, { place: 'priest-1' }, { seat }, this.held(seat));
    const pushed =
      this.before.temple[Number(to) + 1] === seat &&
      this.scenes.some(({ flights }) => flights?.[0]?.piece.kind === 'priest');
    const from: Where = pushed ? { place: `priest-${Number(to) + 1}` } : { seat };
    if (!pushed) this.source = { place: `priest-${to}` };
    this.fly({ kind: 'priest', seat }, from, { place: `priest-${to}` });
  }
}
