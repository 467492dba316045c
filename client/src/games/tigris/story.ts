// One entry of the log as a chain of small scenes, for animation: what travels, what falls, what rises.
// The positions in between are for the eye only; the last one always comes from the server.

import { seatOf } from '../../board/events';
import { reading, squeezed, type Scene as Told } from '../../board/scene';
import type { Entry, Seat } from '../../wire';
import { surveyOf, type Survey } from './survey';
import { squareOf } from './valley';
import { LETTERS, pieceAt, standsOn, type CellName, type Colour, type View } from './view';

export type Flyer =
  | { kind: 'tile' | 'point'; colour: Colour }
  | { kind: 'leader'; colour: Colour; seat: number }
  | { kind: 'ruin' | 'treasure' | 'back' };

/** On the board, or in front of a player: the panel, the own tray. */
export type Where = { cell: CellName } | { seat: number };

export interface Scene extends Told<View, Flyer, Where> {
  /** Pieces that fall over, tiles that turn round, a monument that rises, leaders that step forward. */
  fall?: CellName[];
  turn?: CellName[];
  rise?: CellName;
  nod?: CellName[];
  /** The kingdoms of these spaces flare up. */
  tint?: CellName[];
  /** So many tiles have just been committed. */
  committed?: number;
}

const MOVE = 340;
const EVENT = 460;
const LONGEST = 3400;

/** The scenes of an entry, squeezed so that they take a few seconds at most. */
export function story(entry: Entry, before: View, eyes: Seat | null = null): Scene[] {
  return squeezed(new Teller(entry, before, reading(entry, eyes)).tell(), LONGEST);
}

const put =
  (cell: CellName, token: string) =>
  ({ cells }: View): void =>
    void (cells[cell] = token);

const clear =
  (...all: CellName[]) =>
  ({ cells }: View): void =>
    all.forEach((cell) => delete cells[cell]);

/** Treasures are lifted, the temples beneath stay. */
const bare =
  (all: CellName[]) =>
  ({ cells }: View): void =>
    all.forEach((cell) => (cells[cell] = cells[cell]?.startsWith('#') ? '#r' : 'r.'));

const tokenOf = (colour: Colour): string => `${LETTERS[colour].toLowerCase()}.`;

class Teller {
  private scenes: Scene[] = [];
  /** Where points come from, unless the event says it. */
  private source: Where;

  constructor(
    private entry: Entry,
    private before: View,
    /** So long a conflict that begins or is decided is looked at, and a monument that stands. */
    private hold: number,
  ) {
    this.source = { seat: entry.seat };
  }

  tell(): Scene[] {
    this.open(this.entry.words.split(' '));
    for (const event of this.entry.events) this.add(event.split(' '));
    const [word, n] = this.entry.words.split(' ');
    return word === 'commit' ? this.scenes.map((one) => ({ ...one, committed: Number(n) })) : this.scenes;
  }

  private open([word, first = '', second = '']: string[]): void {
    if (word === 'tile') this.layTile(first as Colour, second);
    else if (word === 'leader') this.placeLeader(first as Colour, second);
    else if (word === 'withdraw') this.goesHome(this.entry.seat, first as Colour);
    else if (word === 'catastrophe') this.strike(first);
    else if (word === 'commit') this.commit(Number(first));
    else if (word === 'build') this.build(first, second);
  }

  private add([first = '', ...rest]: string[]): void {
    if (first === 'war' || first === 'revolt') this.flare(rest[2], rest[6]);
    else if (first === 'removed') this.remove(rest.slice(1));
    else if (rest[0] === 'wins') this.win(seatOf(first));
    else if (rest[1] === 'leader') this.goesHome(seatOf(first), rest[0] as Colour, rest[3]);
    else if (rest[0] === 'gains') this.gain(seatOf(first), Number(rest[1]), rest[2] as Colour, rest.slice(4));
    else if (rest[0] === 'takes') this.takeTreasures(seatOf(first), rest.slice(2, rest.indexOf('leaving')));
  }

  private fly(piece: Flyer, from: Where, to: Where, more: Partial<Scene> = {}): void {
    this.scenes.push({ ms: MOVE, flights: [{ piece, from, to }], ...more });
  }

  private layTile(colour: Colour, cell: CellName): void {
    this.source = { cell };
    const land = put(cell, tokenOf(colour));
    this.fly({ kind: 'tile', colour }, { seat: this.entry.seat }, { cell }, { land });
  }

  private placeLeader(colour: Colour, cell: CellName): void {
    const { seat } = this.entry;
    const from = standsOn(this.before, seat, colour);
    this.fly(
      { kind: 'leader', colour, seat },
      from ? { cell: from } : { seat },
      { cell },
      {
        ...(from && { lift: clear(from) }),
        land: put(cell, `${seat + 1}${LETTERS[colour]}`),
      },
    );
  }

  private strike(cell: CellName): void {
    const { seat } = this.entry;
    this.fly({ kind: 'ruin' }, { seat }, { cell }, { ms: EVENT, land: put(cell, 'XX') });
  }

  /** Tiles come out from behind the screen and stand by their leader. */
  private commit(n: number): void {
    const { ask } = this.before;
    const attacks = ask?.committed == null;
    const cell = (attacks ? ask?.attacker : ask?.defender) ?? null;
    const colour = ask?.conflict === 'war' ? ask.colour : 'red';
    if (!cell || !colour || n === 0) return;
    const flight = {
      piece: { kind: 'tile', colour } as const,
      from: { seat: this.entry.seat },
      to: { cell },
    };
    this.scenes.push({ ms: MOVE + 120 * n, flights: Array.from({ length: n }, () => flight) });
  }

  /** A conflict begins: its leaders step forward. */
  private flare(attacker = '', defender = ''): void {
    this.scenes.push({ ms: EVENT, nod: [attacker, defender], tint: [attacker, defender], hold: this.hold });
  }

  private win(seat: number): void {
    const { ask } = this.before;
    const cells = [ask?.attacker, ask?.defender].filter((cell) => cell != null);
    const winner = cells.find((cell) => this.ownerAt(cell) === seat);
    if (winner) this.source = { cell: winner };
    this.scenes.push({ ms: EVENT, nod: cells, hold: this.hold });
  }

  private ownerAt(cell: CellName): number | null {
    const piece = pieceAt(this.before, cell);
    return piece?.kind === 'leader' ? piece.seat : null;
  }

  private goesHome(seat: number, colour: Colour, at?: CellName): void {
    const cell = at ?? standsOn(this.before, seat, colour);
    if (!cell) return;
    this.fly({ kind: 'leader', colour, seat }, { cell }, { seat }, { lift: clear(cell) });
  }

  private remove(cells: CellName[]): void {
    if (this.entry.words.startsWith('catastrophe')) return; // it lies under the slab already
    this.scenes.push({ ms: EVENT, fall: cells, land: clear(...cells) });
  }

  private build(square: CellName, monument: string): void {
    const cells = squareOf(square);
    this.scenes.push({ ms: 260, turn: cells });
    this.scenes.push({
      ms: EVENT,
      hold: this.hold,
      rise: square,
      lift: (view) => {
        for (const cell of cells) view.cells[cell] = down(view, cell);
        view.monuments[square] = monument;
        view.survey = without(surveyOf(view), monument);
      },
    });
  }

  private gain(seat: number, n: number, colour: Colour, why: string[]): void {
    const from = why[0] === 'monument' && why[1] ? { cell: why[1] } : this.source;
    const flight = { piece: { kind: 'point', colour } as const, from, to: { seat } };
    this.scenes.push({ ms: MOVE + 60 * n, flights: Array.from({ length: Math.min(n, 8) }, () => flight) });
  }

  private takeTreasures(seat: number, cells: CellName[]): void {
    this.scenes.push({
      ms: EVENT,
      flights: cells.map((cell) => ({ piece: { kind: 'treasure' }, from: { cell }, to: { seat } })),
      lift: bare(cells),
    });
  }
}

const without = (survey: Survey, monument: string): Survey => ({
  ...survey,
  unused: survey.unused.filter((name) => name !== monument),
});

function down(view: View, cell: CellName): string {
  const piece = pieceAt(view, cell);
  if (piece?.kind !== 'tile') return '#r';
  return piece.treasure ? '#*' : `#${LETTERS[piece.colour].toLowerCase()}`;
}
