import type { Choice } from '../../table/choice.svelte';
import { Kept } from '../../table/kept.svelte';
import { Refusals } from '../../table/refusals.svelte';
import { shared } from '../../table/shared';
import { answerOf, answersOf, simplest, type Answer } from './answers';
import type { God } from './inventory';

/** Slots of an aim, in the order of its words; null is not chosen yet. */
export type Aim = (string | null)[];

const fits = (answer: Answer, aim: Aim): boolean =>
  aim.every((word, n) => word === null || answer.aim[n] === word);
const same = (a: string[], b: string[]): boolean =>
  a.length === b.length && a.every((word, n) => word === b[n]);

/**
 * What taps mean, for board and tray alike. The answer grows in the choice; here is only what the tree of words
 * cannot hold: the tile that was tapped before its die, a die that only a god lets lie there, a first ritual space.
 */
export class Picking {
  readonly refusals: Refusals<Element>;
  readonly #wish: Kept<{ path: string[]; aim: Aim }>;
  readonly #corner: Kept<string>;
  /** The spaces of this pair that were pressed themselves. */
  #pressed: { pair: string; spaces: string[] } = { pair: '', spaces: [] };

  constructor(readonly choice: Choice) {
    this.refusals = new Refusals(choice);
    this.#wish = new Kept(choice);
    this.#corner = new Kept(choice);
  }

  get answers(): Answer[] {
    return answersOf(this.choice);
  }

  /** What was chosen so far. */
  get aim(): Aim {
    const wish = this.#wish.now;
    // Whoever else changes the path, as Esc does, is right.
    if (wish?.path === this.choice.path) return wish.aim;
    return this.choice.path.length > 0 ? answerOf(this.choice.path).aim : [];
  }

  /** The whole answer, once it is one. */
  get answer(): Answer | null {
    return this.choice.complete ? answerOf(this.choice.path) : null;
  }

  /** Whether some answer has these slots. */
  can(...aim: Aim): boolean {
    return this.answers.some((answer) => fits(answer, aim));
  }

  is(...aim: Aim): boolean {
    return aim.length > 0 && aim.every((word, n) => word === null || this.aim[n] === word);
  }

  /** All ways to do what was chosen, the simplest first. */
  get ways(): Answer[] {
    const { answer } = this;
    return answer ? this.waysTo(...answer.aim) : [];
  }

  waysTo = (...aim: Aim): Answer[] => this.answers.filter((one) => fits(one, aim)).toSorted(simplest);

  /** The gods without whom it cannot be done. */
  needed(...aim: Aim): God[] {
    return this.waysTo(...aim)[0]?.calls.map(({ god }) => god) ?? [];
  }

  /** The gods who can help, needed or not. */
  helpful(...aim: Aim): God[] {
    return [...new Set(this.waysTo(...aim).flatMap(({ calls }) => calls.map(({ god }) => god)))];
  }

  /** A tap on something: it becomes what is aimed at; a second tap on a whole answer confirms. */
  tap(aim: Aim, confirm?: () => void): boolean {
    if (!this.can(...aim)) return false;
    if (this.choice.complete && this.is(...aim)) confirm?.();
    else this.set(this.joined(aim));
    return true;
  }

  /** What a piece in the fingers means where it is just now. */
  hold(aim: Aim | null, manner?: string): boolean {
    if (!aim) return false;
    const ways = this.waysTo(...aim);
    const way = aim.length > 1 && ways.find((one) => one.manner === manner);
    if (way && manner) this.choose(way);
    else if (ways.length > 0 && this.aim.join() !== aim.join()) this.set(aim);
    return ways.length > 0;
  }

  /** The same, but a second tap takes it back. */
  toggle(aim: Aim): boolean {
    if (!this.is(...aim)) return this.tap(aim);
    this.choice.clear();
    return true;
  }

  /** Together with what was chosen before, as far as that is possible. */
  private joined(aim: Aim): Aim {
    const [kind] = aim;
    if (this.aim[0] !== kind) return aim;
    const length = Math.max(aim.length, this.aim.length);
    const both = Array.from({ length }, (_, n) => aim[n] ?? this.aim[n] ?? null);
    return this.can(...both) ? both : aim;
  }

  private set(aim: Aim): void {
    const ways = this.waysTo(...aim);
    const open = aim.includes(null) || ways.some((way) => way.aim.length > aim.length);
    const targets = new Set(ways.map((way) => way.aim.join('/')));
    const oneDie = aim.length === 3 && new Set(this.answers.map((one) => one.aim[1])).size === 1;
    const settled = targets.size === 1 && (aim[0] !== 'die' || oneDie) && ways[0]!.aim.length > 1;
    if (!open || settled) return this.choose(this.closest(ways));
    this.choice.set(this.begun(aim));
    this.remember(aim);
  }

  /** Of the ways to do it the one that resembles what was chosen, but no god is paid who is not needed any more. */
  private closest(ways: Answer[]): Answer {
    const before = this.answer;
    const simple = ways[0]!;
    // Whoever gave up a task turns to another: that one may be met.
    if (!before || before.manner === 'drop') return simple;
    const alike = ways.filter(({ manner }) => manner === before.manner);
    const paying = alike.find(({ calls }) => same(calls.map(paid), before.calls.map(paid)));
    if (paying && simple.calls.length >= before.calls.length) return paying;
    return alike.find(({ calls }) => calls.length === simple.calls.length) ?? simple;
  }

  choose(answer: Answer): void {
    this.choice.set(answer.words);
    this.remember(answer.aim);
  }

  /** As many words of an unfinished aim as begin an answer. */
  private begun(aim: Aim): string[] {
    const gap = aim.indexOf(null);
    const words = (gap < 0 ? aim : aim.slice(0, gap)).join(' ').split(' ');
    return this.choice.can(...words) ? words : [];
  }

  private remember(aim: Aim): void {
    this.#wish.now = { path: this.choice.path, aim };
  }

  // Two ritual spaces make a building.

  get corner(): string | null {
    return this.choice.complete ? null : this.#corner.now;
  }

  /** The pairs that the chosen building, or any, may cover. */
  get pairs(): string[] {
    const tile = this.aim[0] === 'build' ? (this.aim[1] ?? null) : null;
    return [...new Set(this.waysTo('build', tile).map(({ aim }) => aim[2]!))];
  }

  /** The first pair with this space that a building may cover. */
  pairOn(tile: string, space: string): string {
    const ways = this.waysTo('build', tile);
    return ways.map(({ aim }) => aim[2]!).find((pair) => pair.split(' ').includes(space)) ?? space;
  }

  /** The spaces that may be tapped next. */
  spaces(): string[] {
    if (this.can('store')) return this.answers.flatMap(({ aim }) => (aim[0] === 'store' ? [aim[1]!] : []));
    if (!this.can('build')) return [];
    const { corner } = this;
    const pairs = this.pairs.filter((pair) => !corner || pair.split(' ').includes(corner));
    return [...new Set(pairs.flatMap((pair) => pair.split(' ')))];
  }

  tapSpace(space: string, confirm?: () => void): boolean {
    if (this.can('store', space)) return this.tap(['store', space], confirm);
    if (!this.can('build')) return false;
    const chosen = this.aim[2] ?? '';
    if (this.choice.complete && chosen.split(' ').includes(space)) {
      // Material that came along, with the building or with its neighbour, confirms when it is pressed again.
      const before = this.#pressed.pair === chosen ? this.#pressed.spaces : [];
      if (before.includes(space)) confirm?.();
      this.#pressed = { pair: chosen, spaces: [...before, space] };
      return true;
    }
    const holding = this.pairs.filter((pair) => pair.split(' ').includes(space));
    const pair = holding.find((one) => this.corner !== space && one.split(' ').includes(this.corner ?? '?'));
    if (pair) return this.cover(pair, pair.split(' '));
    if (holding.length === 1) return this.cover(holding[0]!, [space]);
    if (holding.length === 0) return false;
    if (this.choice.complete) this.tap(['build', this.aim[1] ?? null]);
    this.#corner.now = space;
    return true;
  }

  /** With the tile that was chosen, or else the highest: low ones need less later. */
  private cover(pair: string, pressed: string[]): boolean {
    const tiles = this.waysTo('build', null, pair).map(({ aim }) => Number(aim[1]));
    const tile = this.aim[0] === 'build' ? this.aim[1] : null;
    this.#corner.now = null;
    this.#pressed = { pair, spaces: pressed };
    this.set(['build', tile ?? String(Math.max(...tiles)), pair]);
    return true;
  }
}

const paid = ({ god, pay }: { god: God; pay: string }): string => `${god} ${pay}`;

/** One for each choice, shared by board and tray. */
export const pickingOf = shared((choice) => new Picking(choice));
