import type { Choice } from '../../table/choice.svelte';
import type { Numbered } from '../../wire';
import { placeOf } from './layout';
import { nearest, tried, type Refusal } from './refusals';
import { consequenceOf, NOTHING, type Consequence } from './consequence';
import { fighting } from './survey';
import { squareOf } from './valley';
import { COLOURS, handOf, leaderAt, type CellName, type Colour, type View } from './view';

/** What is in the fingers: something that a space is still looked for. */
export type Held =
  { kind: 'tile'; colour: Colour } | { kind: 'leader'; colour: Colour } | { kind: 'catastrophe' };

const wordsOf = (held: Held): string[] =>
  held.kind === 'catastrophe' ? [held.kind] : [held.kind, held.colour];

const PIECES: Held[] = [
  ...COLOURS.flatMap((colour): Held[] => [
    { kind: 'tile', colour },
    { kind: 'leader', colour },
  ]),
  { kind: 'catastrophe' },
];

/**
 * What taps on spaces and pieces mean, for board and tray alike.
 * The answer itself grows in the choice; here is only what the tree of words cannot hold:
 * a space that was pointed at before its piece, which of two equal tiles was tapped, and the last refusal.
 */
export class Picking {
  #refusal = $state.raw<(Refusal & { of: Choice['options'] }) | null>(null);
  #aim = $state.raw<{ cell: CellName; of: Choice['options'] } | null>(null);
  /** The tile of the hand that was tapped last, counted from the left. */
  #index = $state.raw(-1);
  #known: { of: unknown[]; marks: Map<string, Map<CellName, Consequence>> } | null = null;

  constructor(private choice: Choice) {}

  get refusal(): Refusal | null {
    return this.#refusal?.of === this.choice.options ? this.#refusal : null;
  }

  /** The space that waits for a piece: pointed at first. */
  get aim(): CellName | null {
    const aim = this.#aim;
    return this.choice.path.length === 0 && aim?.of === this.choice.options ? aim.cell : null;
  }

  get doing(): string | null {
    return this.choice.path[0] ?? null;
  }

  get held(): Held | null {
    const [word, colour] = this.choice.path;
    if (word === 'catastrophe') return { kind: word };
    if (word === 'tile' && colour) return { kind: word, colour: colour as Colour };
    if ((word === 'leader' || word === 'withdraw') && colour)
      return { kind: 'leader', colour: colour as Colour };
    return null;
  }

  /** The space that the answer names, where its ghost lies. */
  get target(): CellName | null {
    const [word, first, second] = this.choice.path;
    if (word === 'tile' || word === 'leader') return second ?? null;
    return word === 'catastrophe' || word === 'build' || word === 'leave' ? (first ?? null) : null;
  }

  get swapping(): boolean {
    return this.doing === 'swap';
  }

  /** What each space that may be tapped leads to; the same for as long as the question stands. */
  marks(view: View): Map<CellName, Consequence> {
    const { choice, held } = this;
    if (!choice.options) return new Map();
    const key = held ? wordsOf(held).join(' ') : '';
    const of = [choice.options, choice.effects];
    if (!of.every((one, i) => one === this.#known?.of[i])) this.#known = { of, marks: new Map() };
    const known = this.#known!.marks.get(key) ?? this.consequences(view, held);
    this.#known!.marks.set(key, known);
    return known;
  }

  private consequences(view: View, held: Held | null): Map<CellName, Consequence> {
    const tell = (cell: CellName): Consequence => {
      if (!held) return NOTHING;
      const words = [...wordsOf(held), cell];
      return consequenceOf(view, words, this.eventsOf(words)) ?? NOTHING;
    };
    return new Map(this.spaces(view, held).map((cell) => [cell, tell(cell)]));
  }

  /** What would happen with this answer; null as long as the server has not said so. */
  eventsOf(words: string[]): string[] | null {
    const { effects } = this.choice;
    let at: Numbered | number | undefined = effects?.options;
    for (const word of words) at = typeof at === 'object' ? at[word] : undefined;
    return typeof at === 'number' ? (effects?.effects[at]?.events ?? null) : null;
  }

  private spaces(view: View, held: Held | null): CellName[] {
    if (held) return this.below(...wordsOf(held));
    if (this.choice.can('build')) return [...new Set(this.below('build').flatMap(squareOf))];
    if (this.choice.can('leave')) return this.below('leave');
    if (this.choice.can('war')) return fighting(view);
    return [];
  }

  private below(...words: string[]): string[] {
    let tree = this.choice.options;
    for (const word of words) tree = tree?.[word] ?? null;
    return Object.keys(tree ?? {});
  }

  /** Whether this piece may go to the space that was pointed at; without one, whether it may go anywhere. */
  fits(held: Held): boolean {
    return this.choice.can(...wordsOf(held), ...(this.aim ? [this.aim] : []));
  }

  /** Spaces that anything can be done with: where the keys [ and ] go. */
  open(view: View): CellName[] {
    const marks = this.marks(view);
    if (marks.size > 0 || !this.choice.options) return [...marks.keys()];
    const all = COLOURS.flatMap((colour) => [...this.below('tile', colour), ...this.below('leader', colour)]);
    return [...new Set(all)];
  }

  tapCell(view: View, cell: CellName, confirm?: () => void): void {
    this.forgive();
    if (!this.choice.options || this.swapping) return;
    if (this.choice.complete && this.isTarget(view, cell)) return confirm?.();
    if (this.meant(view, cell)) return;
    const held = this.held;
    if (held || !this.choice.can('pass')) void this.explain(view, held, cell);
  }

  /** Says why nothing can be done here, once the server has. */
  private async explain(view: View, held: Held | null, at: CellName): Promise<void> {
    const of = this.choice.options;
    const legal = this.spaces(view, held);
    const reason = await this.choice.whyNot(tried(view, held && wordsOf(held), at));
    if (reason) this.#refusal = { key: `tigris-refused-${reason.key}`, at, cell: nearest(at, legal), of };
  }

  /** Nothing is pointed at any more. */
  forget(): void {
    this.#aim = null;
  }

  private isTarget(view: View, cell: CellName): boolean {
    if (this.doing === 'withdraw') return this.ownLeader(view, cell) === this.choice.path[1];
    if (this.doing === 'build')
      return this.squares(cell).length === 1 && this.target === this.squares(cell)[0];
    return this.doing === 'war' ? this.warAt(view, cell) === this.choice.path[1] : this.target === cell;
  }

  private squares(cell: CellName): CellName[] {
    return this.below('build').filter((square) => squareOf(square).includes(cell));
  }

  private warAt(view: View, cell: CellName): Colour | null {
    return fighting(view).includes(cell) ? (leaderAt(view, cell)?.colour ?? null) : null;
  }

  /** Tries to read the tap as an answer, or a step towards one. */
  private meant(view: View, cell: CellName): boolean {
    const { choice, held } = this;
    if (choice.can('build')) return this.build(cell);
    if (choice.can('leave')) return choice.set(['leave', cell]);
    if (choice.can('war')) return choice.set(['war', this.warAt(view, cell) ?? '']);
    if (held && choice.set([...wordsOf(held), cell])) return true;
    const own = this.ownLeader(view, cell);
    if (own) return this.tapOwn(own);
    return !held && this.pointAt(cell);
  }

  private build(cell: CellName): boolean {
    const squares = this.squares(cell);
    const square = squares[(squares.indexOf(this.choice.path[1] ?? '') + 1) % (squares.length || 1)];
    return square !== undefined && this.buildOn(square);
  }

  /** Chooses a square; the monument stays chosen, or is the only one. */
  private buildOn(square: CellName): boolean {
    const monuments = this.below('build', square);
    const name = monuments.length === 1 ? monuments[0]! : (this.choice.path[2] ?? '');
    return this.choice.set(['build', square, name]) || this.choice.set(['build', square]);
  }

  private ownLeader(view: View, cell: CellName): Colour | null {
    const leader = leaderAt(view, cell);
    return leader?.seat === view.ask?.seat ? (leader?.colour ?? null) : null;
  }

  /** A first tap takes the leader up; a second takes it off the board. */
  private tapOwn(colour: Colour): boolean {
    const again =
      this.held?.kind === 'leader' && this.held.colour === colour && this.choice.path.length === 2;
    if (!again && this.choice.set(['leader', colour])) return true;
    return this.choice.set(['withdraw', colour]);
  }

  private pointAt(cell: CellName): boolean {
    if (!PIECES.some((held) => this.choice.can(...wordsOf(held), cell))) return false;
    this.#aim = { cell, of: this.choice.options };
    this.choice.clear();
    return true;
  }

  /** A tile, leader or catastrophe of the tray. */
  tapPiece(held: Held, index = -1): void {
    this.forgive();
    const { choice } = this;
    const words = wordsOf(held);
    const same = this.held !== null && wordsOf(this.held).join() === words.join();
    const sameTile = same && (held.kind !== 'tile' || index === this.#index);
    const aim = this.aim ?? (same ? null : this.target);
    this.#index = index;
    if (sameTile) choice.clear();
    else if (same) return;
    else if (!aim || !choice.set([...words, aim])) choice.set(words);
  }

  /** Takes a piece up, whatever was chosen before. */
  hold(held: Held, index = -1): void {
    this.forgive();
    this.#index = index;
    this.choice.set(wordsOf(held));
  }

  /** The tile of the hand that is chosen: the tapped one of several equal ones. */
  chosenTile(view: View, seat: number): number {
    const held = this.held;
    if (held?.kind !== 'tile') return -1;
    const hand = handOf(view, seat);
    return hand[this.#index] === held.colour ? this.#index : hand.indexOf(held.colour);
  }

  /** As the board lies on the screen: for `nudge`. */
  turned = false;

  /** Moves the ghost to the next legal space in a direction of the screen. */
  nudge(view: View, dx: number, dy: number): void {
    const { held, target } = this;
    if (!held || !target) return;
    const at = (cell: CellName) => placeOf(cell, this.turned);
    const [x, y] = at(target);
    const cost = (cell: CellName): number => {
      const along = (at(cell)[0] - x) * dx + (at(cell)[1] - y) * dy;
      const across = Math.abs((at(cell)[0] - x) * dy) + Math.abs((at(cell)[1] - y) * dx);
      return along > 0 ? along + 2 * across : Infinity;
    };
    const [next] = [...this.marks(view).keys()].sort((a, b) => cost(a) - cost(b));
    if (next && cost(next) < Infinity) this.choice.set([...wordsOf(held), next]);
  }

  withdraw(colour: Colour): void {
    this.forgive();
    if (this.doing === 'withdraw') this.choice.set(['leader', colour]);
    else this.choice.set(['withdraw', colour]);
  }

  // Swapping: tiles of the hand are marked one by one.

  #swap = $state.raw<number[]>([]);

  /** The tiles of the hand that are to be swapped; the choice may have been taken back elsewhere. */
  get swapped(): number[] {
    const words = this.choice.path.slice(2);
    return this.swapping && words.length === this.#swap.length ? this.#swap : [];
  }

  startSwap(): void {
    this.forgive();
    this.#swap = [];
    if (this.swapping) this.choice.clear();
    else this.choice.set(['swap']);
  }

  tapSwap(hand: Colour[], index: number): void {
    const picked = this.swapped.includes(index)
      ? this.swapped.filter((one) => one !== index)
      : [...this.swapped, index];
    this.#swap = picked.sort((a, b) => a - b);
    const colours = this.#swap.map((one) => hand[one]!);
    this.choice.set(picked.length ? ['swap', String(picked.length), ...colours] : ['swap']);
  }

  pass(): void {
    this.forgive();
    if (this.doing === 'pass') this.choice.clear();
    else this.choice.set(['pass']);
  }

  forgive(): void {
    this.#refusal = null;
  }
}

const pickings = new WeakMap<Choice, Picking>();

/** Board and tray of a table share one picking, because they share the choice. */
export function pickingOf(choice: Choice): Picking {
  const known = pickings.get(choice) ?? new Picking(choice);
  pickings.set(choice, known);
  return known;
}
