import { tick } from 'svelte';
import type { Choice } from '../../table/choice.svelte';
import { Kept } from '../../table/kept.svelte';
import { Refusals } from '../../table/refusals.svelte';
import { shared } from '../../table/shared';
import { toggle } from '../../table/taps';
import type { Consequence } from './consequence';
import { heldBy, PIECES, rests, wordsOf, type Held } from './held';
import { beyond } from './layout';
import { Outlook } from './outlook';
import { tried } from './refusals';
import { Support } from './support.svelte';
import { fighting } from './survey';
import { Swap } from './swap.svelte';
import { squareOf } from './valley';
import { handOf, leaderAt, type CellName, type Colour, type View } from './view';

/**
 * What taps on spaces and pieces mean, for board and tray alike.
 * The answer itself grows in the choice; here is only what the tree of words cannot hold:
 * a space that was pointed at before its piece, which of two equal tiles was tapped, and the last refusal.
 */
export class Picking {
  readonly refusals: Refusals<CellName>;
  readonly #aim: Kept<CellName>;
  /** The tile of the hand that was tapped last, counted from the left. */
  #index = $state.raw(-1);
  readonly outlook: Outlook;
  readonly swap: Swap;
  readonly support: Support;

  constructor(private choice: Choice) {
    choice.rests = rests;
    this.refusals = new Refusals(choice);
    this.#aim = new Kept(choice);
    this.outlook = new Outlook(choice);
    this.swap = new Swap(choice);
    this.support = new Support(choice);
  }

  /** The space that waits for a piece: pointed at first. */
  get aim(): CellName | null {
    return this.choice.path.length === 0 ? this.#aim.now : null;
  }

  get held(): Held | null {
    return heldBy(this.choice.path);
  }

  /** The space that the answer names, where its ghost lies. */
  get target(): CellName | null {
    const [word, first, second] = this.choice.path;
    if (word === 'tile' || word === 'leader') return second ?? null;
    return word === 'catastrophe' || word === 'build' || word === 'leave' ? (first ?? null) : null;
  }

  /** An action of the own turn is asked for. */
  get acting(): boolean {
    return this.choice.can('pass');
  }

  /** What each space that may be tapped leads to. */
  marks(view: View): Map<CellName, Consequence> {
    return this.outlook.marks(view, this.held);
  }

  /** Whether this piece may go to the space that was pointed at; without one, whether it may go anywhere. */
  fits(held: Held): boolean {
    return this.choice.can(...wordsOf(held), ...(this.aim ? [this.aim] : []));
  }

  tapCell(view: View, cell: CellName, confirm?: () => void): void {
    this.refusals.forgive();
    if (!this.choice.options || this.swap.on) return;
    if (this.choice.complete && this.isTarget(view, cell)) return confirm?.();
    if (this.meant(view, cell)) return;
    void this.refusals.ask(tried(view, this.held && wordsOf(this.held), cell), cell);
  }

  /** Nothing is pointed at any more. */
  forget(): void {
    this.#aim.now = null;
  }

  private isTarget(view: View, cell: CellName): boolean {
    if (this.choice.doing === 'withdraw') return this.ownLeader(view, cell) === this.choice.path[1];
    if (this.choice.doing === 'build')
      return this.squares(cell).length === 1 && this.target === this.squares(cell)[0];
    return this.choice.doing === 'war'
      ? this.warAt(view, cell) === this.choice.path[1]
      : this.target === cell;
  }

  private squares(cell: CellName): CellName[] {
    return this.choice.after('build').filter((square) => squareOf(square).includes(cell));
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
    const monuments = this.choice.after('build', square);
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
    this.#aim.now = cell;
    this.choice.clear();
    return true;
  }

  /** A tile, leader or catastrophe of the tray. */
  tapPiece(held: Held, index = -1): void {
    this.refusals.forgive();
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

  /** A piece was taken by a key: the focus goes to a space that may be tapped, unless it stands on one. */
  async call(): Promise<void> {
    if (!this.held || this.target) return;
    await tick();
    const may = [...document.querySelectorAll<SVGElement>('.board [role=gridcell][data-may]')];
    const to = may.find((one) => one.getAttribute('tabindex') === '0') ?? may[0];
    to?.focus({ preventScroll: true });
  }

  /** Takes a piece up, whatever was chosen before; says whether it can be. */
  hold(held: Held, index = -1): boolean {
    this.refusals.forgive();
    this.#index = index;
    return this.choice.set(wordsOf(held));
  }

  /** Says whether the piece may lie there. */
  lay = (held: Held, cell: CellName): boolean => this.choice.set([...wordsOf(held), cell]);

  refuse(held: Held, cell: CellName): void {
    void this.refusals.ask([...wordsOf(held), cell].join(' '), cell);
  }

  /** Nothing is in the fingers any more. */
  putBack(): void {
    this.choice.clear();
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
    const next = beyond(target, [...this.marks(view).keys()], [dx, dy], this.turned);
    if (next) this.choice.set([...wordsOf(held), next]);
  }

  withdraw(colour: Colour): void {
    this.refusals.forgive();
    if (this.choice.doing === 'withdraw') this.choice.set(['leader', colour]);
    else this.choice.set(['withdraw', colour]);
  }

  startSwap(): void {
    this.refusals.forgive();
    this.swap.start();
  }

  pass(): void {
    this.refusals.forgive();
    toggle(this.choice, 'pass');
  }
}

/** Board and tray of a table share one picking, because they share the choice. */
export const pickingOf = shared((choice) => new Picking(choice));
