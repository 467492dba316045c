import type { Drag } from '../../board/drag';
import type { Choice } from '../../table/choice.svelte';
import { Kept } from '../../table/kept.svelte';
import { Refusals } from '../../table/refusals.svelte';
import { shared } from '../../table/shared';
import { tap, toggle } from '../../table/taps';
import { cellIn, sideTo } from './land';
import { kindOf, nextTurn, TURNS, type PartName, type Turn } from './tile';
import { inHand, justPlaced, type Cell, type Lying, type View } from './view';
import { routeOf, walkOf } from './walks';

/** A free part of the tile just placed, for a follower or for the prophet. */
export interface Spot {
  cell: Cell;
  part: PartName;
  kind: 'follower' | 'prophet';
}

/** Every free part, the followers' before the prophet's. */
export function offered(choice: Pick<Choice, 'under'>, view: View): Spot[] {
  const cell = justPlaced(view);
  if (!cell) return [];
  return (['follower', 'prophet'] as const).flatMap((kind) =>
    choice.under(kind).map((words) => ({ cell, part: words[1]!, kind })),
  );
}

/** Where several free parts are of one kind each part has the number of its key, by word and on the land. */
export function numberOf({ kind, part }: Spot, spots: Spot[]): number {
  const kinds = spots.filter((one) => one.kind === kind).map((one) => kindOf(one.part));
  const several = new Set(kinds).size < kinds.length;
  return several ? spots.findIndex((one) => one.kind === kind && one.part === part) + 1 : 0;
}

/**
 * What taps on the land and on the tray mean.
 * The answer itself grows in the choice; here is only what the tree of words cannot hold: how the tile is turned
 * in the hand, the walk as it was drawn, what is pointed at, and the last refusal.
 */
export class Picking {
  readonly refusals: Refusals<Cell>;
  /** How the tile is held while it lies nowhere; a new tile is unturned. */
  readonly #turn: Kept<Turn>;
  #walk = $state.raw<Cell[]>([]);
  /** The spot that is pointed at, on the land or among the buttons: both light up. */
  aimed = $state.raw<Spot | null>(null);

  constructor(private choice: Choice) {
    this.refusals = new Refusals(choice);
    this.#turn = new Kept(choice);
  }

  get turn(): Turn {
    return this.#turn.now ?? 'n';
  }

  get walking(): boolean {
    return this.choice.doing === 'ark';
  }

  /** The cell that the answer names. */
  get target(): Cell | null {
    return ['tile', 'ark', 'enter'].includes(this.choice.doing ?? '') ? (this.choice.path[1] ?? null) : null;
  }

  /** The tile as it lies loosely. */
  ghost(view: View): Lying | null {
    const [word, cell, turn] = this.choice.path;
    const name = inHand(view);
    return word === 'tile' && cell && turn && name ? { name, cell, turn: turn as Turn } : null;
  }

  /** The piece as it would stand. */
  spot(view: View): Spot | null {
    const [word, part] = this.choice.path;
    const cell = justPlaced(view);
    return (word === 'follower' || word === 'prophet') && cell ? { cell, part: part!, kind: word } : null;
  }

  /** The free parts that are marked on the land: none while the Ark is carried. */
  spots = (view: View): Spot[] => (this.walking ? [] : this.offered(view));

  offered = (view: View): Spot[] => offered(this.choice, view);

  /** The word that a cell would follow now. */
  get wanted(): string | null {
    if (this.walking) return 'ark';
    return ['tile', 'enter'].find((word) => this.choice.can(word)) ?? null;
  }

  /** Cells that may be tapped: only these shine. */
  cells = (wanted: string | null): Set<Cell> => new Set(wanted === null ? [] : this.choice.after(wanted));

  turnsAt(cell: Cell): Turn[] {
    return this.choice.under('tile', cell).map((words) => words[2] as Turn);
  }

  /** How the tile would lie here: as it is held if that fits, or turned on until it does. */
  wouldLie(cell: Cell): Turn | null {
    const turns = this.turnsAt(cell);
    const tries = TURNS.map((_, i) => TURNS[(TURNS.indexOf(this.turn) + i) % 4]!);
    return tries.find((turn) => turns.includes(turn)) ?? null;
  }

  /** Lays the tile down loosely; says whether it fits. */
  put(cell: Cell): boolean {
    const turn = this.wouldLie(cell);
    return turn !== null && this.choice.set(['tile', cell, turn]);
  }

  /** Turns the loose tile to the next turn that fits, or the tile in the hand. */
  rotate(by: 1 | -1 = 1): void {
    this.refusals.forgive();
    if (!this.choice.can('tile')) return;
    const [, cell, turn] = this.choice.path;
    let next = nextTurn((turn as Turn | undefined) ?? this.turn, by);
    if (cell) while (!this.turnsAt(cell).includes(next)) next = nextTurn(next, by);
    this.#turn.now = next;
    if (cell) this.choice.set(['tile', cell, next]);
  }

  tapCell(view: View, cell: Cell, confirm?: () => void): void {
    this.refusals.forgive();
    const { choice } = this;
    if (!choice.options) return;
    if (choice.can('tile')) this.tapSpace(view, cell);
    else if (choice.can('enter')) this.tapEntry(cell, confirm);
    else if (this.walking) this.step(view, cell, confirm);
    else if (cell === view.ark && choice.can('ark')) this.start('ark');
  }

  private tapSpace(view: View, cell: Cell): void {
    if (this.target === cell) this.rotate();
    else this.lay(view, cell);
  }

  private lay(view: View, cell: Cell): boolean {
    const lies = this.put(cell);
    const laid = view.tiles.some((one) => one.cell === cell);
    if (!lies && !laid) void this.refusals.ask(`tile ${cell} ${this.turn}`, cell);
    return lies;
  }

  /** Dragged, the tile lies loosely below the pointer wherever it fits, and else where it was. */
  drag(view: View): Drag {
    let was: string[] = [];
    const back = () => void this.choice.set(was);
    return {
      lift: () => {
        was = this.choice.path;
        return this.choice.can('tile');
      },
      over: (place) => {
        if (place !== null && this.put(cellIn(place))) return true;
        back();
        return false;
      },
      drop: (place) => this.lay(view, cellIn(place)),
      cancel: back,
    };
  }

  private tapEntry(cell: Cell, confirm?: () => void): void {
    if (!tap(this.choice, ['enter', cell], confirm)) void this.refusals.ask(`enter ${cell}`, cell);
  }

  tapSpot(spot: Spot, confirm?: () => void): void {
    this.refusals.forgive();
    tap(this.choice, [spot.kind, spot.part], confirm);
  }

  /** Stands the piece there loosely; says whether it may. */
  stand(spot: Spot | null): boolean {
    this.refusals.forgive();
    return spot !== null && this.choice.set([spot.kind, spot.part]);
  }

  /** Nothing is in the fingers any more. */
  putBack(): boolean {
    return this.choice.set([]);
  }

  get mayWalk(): boolean {
    return this.choice.can('ark');
  }

  /** Esc takes back a word; a piece or a tile is taken back as a whole, a walk step by step. */
  tidy(view: View): void {
    const { path, complete } = this.choice;
    if (complete || path.length === 0) return;
    if (path[0] !== 'ark') this.choice.clear();
    else if (path.length === 2 && this.walk(view).length > 1)
      void this.draw(view, this.walk(view).slice(0, -1));
  }

  /** The buttons of the tray. */
  start(word: 'ark' | 'pass'): void {
    this.refusals.forgive();
    this.#walk = [];
    toggle(this.choice, word);
  }

  /** The walk as it is drawn, from where the Ark stands. */
  walk(view: View): Cell[] {
    if (!this.walking || !view.ark) return [];
    const [, end, route] = this.choice.path;
    if (this.#walk[0] === view.ark && (!end || this.#walk.at(-1) === end)) return this.#walk;
    return route ? walkOf(view.ark, route) : [view.ark];
  }

  /** The offered routes to this cell, those that give the mover most first. */
  routes(view: View, end: Cell): { route: string; gains: number[] }[] {
    const mine = view.ask?.seat ?? 0;
    const walks = view.survey?.walks ?? {};
    const lead = (gains: number[]) =>
      gains[mine]! * 2 - gains.reduce((sum, n, seat) => (seat === mine ? sum : Math.max(sum, n)), 0);
    return this.choice
      .under('ark', end)
      .map(([, , route]) => ({ route: route!, gains: walks[`${end} ${route}`] ?? view.points.map(() => 0) }))
      .sort((a, b) => lead(b.gains) - lead(a.gains) || a.route.length - b.route.length);
  }

  takeRoute(view: View, end: Cell, route: string): void {
    this.#walk = walkOf(view.ark!, route);
    this.choice.set(['ark', end, route]);
  }

  /** How many steps it is to each cell that the Ark can reach. */
  reach(): Map<Cell, number> {
    const steps = (cell: Cell) => this.choice.after('ark', cell).map((route) => route.length);
    return new Map(this.choice.after('ark').map((cell) => [cell, Math.min(...steps(cell))]));
  }

  private step(view: View, cell: Cell, confirm?: () => void): void {
    const walk = this.walk(view);
    const back = walk.indexOf(cell);
    if (cell === walk.at(-1) && this.choice.complete) confirm?.();
    else if (back >= 0) void this.draw(view, walk.slice(0, back + 1));
    else if (sideTo(walk.at(-1)!, cell)) void this.draw(view, [...walk, cell]);
    else void this.jump(view, cell);
  }

  /** The offered walk of the same effect stands for the one that was drawn; the rules know which that is. */
  private async draw(view: View, walk: Cell[]): Promise<void> {
    const end = walk.at(-1)!;
    const words = ['ark', end, routeOf(walk)];
    const offered = walk.length === 1 ? ['ark'] : this.choice.can(...words) ? words : null;
    if (offered) return this.take(walk, offered);
    const { options } = this.choice;
    const reason = await this.choice.whyNot(words.join(' '));
    if (options !== this.choice.options) return;
    if (reason?.key === 'same_effect') this.take(walk, ['ark', end, routeOf(reason.at)]);
    else if (reason) await this.jump(view, end, words.join(' '));
  }

  private take(walk: Cell[], words: string[]): void {
    this.#walk = walk;
    this.choice.set(words);
  }

  /** Straight to a cell, on the way that is best for the mover. */
  private async jump(view: View, cell: Cell, words = `ark ${cell}`): Promise<void> {
    const [best] = this.routes(view, cell);
    if (best) this.takeRoute(view, cell, best.route);
    else await this.refusals.ask(words, cell);
  }
}

/** Board and tray of a table share one picking, because they share the choice. */
export const pickingOf = shared((choice) => new Picking(choice));
