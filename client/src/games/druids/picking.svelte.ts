import type { Choice } from '../../table/choice.svelte';
import { Kept } from '../../table/kept.svelte';
import { Refusals } from '../../table/refusals.svelte';
import { shared } from '../../table/shared';
import { toggle } from '../../table/taps';
import { surveyOf } from './survey';
import {
  cultOfSeat,
  isTree,
  ownerOf,
  type Colour,
  type PlaceName,
  type Spirit,
  type TreeName,
  type View,
} from './view';

/**
 * What taps on trees, druids and spirits mean, for board and tray alike.
 * The answer itself grows in the choice; here is only what the tree of words cannot hold:
 * a tree that was pointed at before its spirit, and the last refusal.
 */
export class Picking {
  /** At the place that was tapped; null for a button of the tray. */
  readonly refusals: Refusals<PlaceName | null>;
  readonly #aim: Kept<TreeName>;

  constructor(private choice: Choice) {
    this.refusals = new Refusals(choice);
    this.#aim = new Kept(choice);
  }

  /** The tree that waits for a spirit: pointed at first. */
  get aim(): TreeName | null {
    return this.choice.words === 'waltz' ? this.#aim.now : null;
  }

  /** Removing is two words, by what is removed. */
  get removing(): boolean {
    return this.choice.doing === 'drop' || this.choice.doing === 'clear';
  }

  /** The button that is down. */
  get action(): string | null {
    return this.removing ? 'remove' : this.choice.doing;
  }

  /** The spirit of the hand that is chosen. */
  get spirit(): Spirit | null {
    const { doing, path } = this.choice;
    return doing === 'waltz' || doing === 'drop' ? (path[1] ?? null) : null;
  }

  /** The tree or druid that the answer is about. */
  get target(): string | null {
    const [word, first, second] = this.choice.path;
    return (word === 'waltz' || word === 'place' ? second : word === 'clear' ? first : null) ?? null;
  }

  get druid(): Colour | null {
    const [word, first] = this.choice.path;
    return word === 'jump' || word === 'fight' || word === 'place' ? ((first as Colour) ?? null) : null;
  }

  /** Trees that may be tapped now: only these shine. */
  shining(view: View): TreeName[] {
    return (Object.keys(view.trees) as TreeName[]).filter((tree) => this.shines(view, tree));
  }

  private shines(view: View, tree: TreeName): boolean {
    const { choice } = this;
    const druid = view.trees[tree].druid;
    if (choice.can('fight')) return druid !== null && choice.can('fight', druid);
    if (choice.can('place')) return choice.can(...this.placing(), tree);
    if (this.removing) return choice.can('clear', tree);
    if (choice.doing === 'jump') return this.owns(view, tree) && druid !== null && choice.can('jump', druid);
    return this.spirit !== null && choice.can('waltz', this.spirit, tree);
  }

  /** Trees that anything at all can be done with: where the keys [ and ] go while nothing shines. */
  open(view: View): TreeName[] {
    const shining = this.shining(view);
    if (shining.length > 0) return shining;
    const named = new Set(this.choice.under().flat());
    return (Object.keys(view.trees) as TreeName[]).filter((tree) => named.has(tree));
  }

  tapTree(view: View, tree: PlaceName, confirm?: () => void): void {
    this.refusals.forgive();
    if (!this.choice.options) return;
    if (this.choice.complete && this.target === tree) return confirm?.();
    if (isTree(tree) && (this.lands(view, tree) || this.meant(view, tree))) return;
    void this.refusals.ask(this.tried(view, tree), tree);
  }

  /** Whoever has chosen a druid that jumps may tap where it lands: that is drawn already. */
  private lands(view: View, tree: TreeName): boolean {
    const jumps = this.choice.doing === 'jump' && this.choice.complete;
    return jumps && this.owns(view, tree) && tree === surveyOf(view).free[ownerOf(tree)];
  }

  /** Tries to read the tap as an answer, or a step towards one. */
  private meant(view: View, tree: TreeName): boolean {
    const { choice } = this;
    const druid = view.trees[tree].druid;
    if (choice.can('fight')) return druid !== null && choice.set(['fight', druid]);
    if (choice.can('place')) return choice.set([...this.placing(), tree]);
    if (this.removing) return choice.set(['clear', tree]);
    if (choice.doing === 'jump') return this.jump(view, tree);
    if (this.spirit) return choice.set(['waltz', this.spirit, tree]);
    return this.pointAt(tree);
  }

  private pointAt(tree: TreeName): boolean {
    if (!this.choice.under('waltz').some((words) => words[2] === tree)) return false;
    this.#aim.now = tree;
    return this.choice.set(['waltz']);
  }

  /** A tap on a druid starts its jump, unless the tree it stands at is meant. */
  tapDruid(view: View, tree: TreeName, confirm?: () => void): void {
    const free = this.choice.doing === null || this.choice.doing === 'jump';
    if (free && this.aim === null && this.choice.can('jump') && this.jump(view, tree))
      this.refusals.forgive();
    else this.tapTree(view, tree, confirm);
  }

  private jump(view: View, tree: TreeName): boolean {
    const druid = view.trees[tree].druid;
    return this.owns(view, tree) && druid !== null && this.choice.set(['jump', druid]);
  }

  /** A spirit of the hand is removed, or begins a waltz; whoever was about to jump thinks again. */
  tapSpirit(view: View, spirit: Spirit): void {
    this.refusals.forgive();
    const { choice } = this;
    if (!choice.can('waltz')) void this.refusals.ask(`waltz ${spirit} ${ownTree(view)}`, null);
    else if (this.removing) choice.set(['drop', spirit]);
    else if (this.spirit === spirit && !choice.complete) choice.clear();
    else this.waltz(spirit, this.aim ?? this.target);
  }

  private waltz(spirit: Spirit, tree: string | null): void {
    this.#aim.now = null; // it has come to its spirit, and who steps back has put both down
    if (!tree || !this.choice.set(['waltz', spirit, tree])) this.choice.set(['waltz', spirit]);
  }

  /** The buttons of the tray. */
  start(view: View, action: 'waltz' | 'jump' | 'remove' | 'pass'): void {
    this.refusals.forgive();
    const { choice } = this;
    const words = action === 'remove' ? (choice.can('drop') ? 'drop' : 'clear') : action;
    if (!toggle(choice, words)) void this.refusals.ask(meantBy(action, view), null);
    if (action === 'waltz') this.#aim.now = null;
  }

  /** A piece is carried: these words, if they begin an answer. */
  carry(words: string[] | null): boolean {
    this.refusals.forgive();
    return words !== null && this.choice.set(words);
  }

  putBack(): void {
    this.choice.clear();
  }

  refuseDrop(words: string[] | null, at: PlaceName): void {
    if (words) void this.refusals.ask(words.join(' '), at);
  }

  private placing(): string[] {
    return ['place', ...this.choice.after('place').slice(0, 1)];
  }

  owns(view: View, place: PlaceName): boolean {
    return view.ask !== null && ownerOf(place) === cultOfSeat(view.ask.seat);
  }

  /** What a tap that came to nothing would have answered: the rules explain why it cannot be. */
  private tried(view: View, place: PlaceName): string {
    const { choice } = this;
    if (choice.can('fight')) return `fight ${place}`;
    if (choice.can('place')) return [...this.placing(), place].join(' ');
    if (this.removing) return `clear ${place}`;
    return this.choice.doing === 'jump' ? `jump ${place}` : `waltz ${this.spirit ?? anyOf(view)} ${place}`;
  }
}

/** A spirit of the hand; with none any other says as well what is wrong. */
function anyOf(view: View): Spirit {
  const hand = view.ask && view.hand[cultOfSeat(view.ask.seat)];
  return (Array.isArray(hand) && hand[0]) || '1L';
}

/** A tree of whoever is asked. */
const ownTree = (view: View): TreeName => (view.ask?.seat === 0 ? 'M1' : 'S1');

/** What a button of the tray would answer, for one spirit or druid. */
function meantBy(action: 'waltz' | 'jump' | 'remove' | 'pass', view: View): string {
  if (action === 'waltz') return `waltz ${anyOf(view)} ${ownTree(view)}`;
  if (action === 'jump') return 'jump orange';
  return action === 'remove' ? `drop ${anyOf(view)}` : 'pass';
}

/** Board and tray of a table share one picking, because they share the choice. */
export const pickingOf = shared((choice) => new Picking(choice));
