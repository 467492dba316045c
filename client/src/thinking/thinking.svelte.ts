import { Refusal } from '../api';
import { orPressed } from '../board/pressed';
import { settings } from '../settings.svelte';
import { Choice, type Chosen } from '../table/choice.svelte';
import type { BoardExports, Entry, GameClient, Preview, View } from '../table/game';
import { placesOf, type LastMove } from '../table/last';
import { logContext } from '../table/names';
import { End } from '../end/end.svelte';
import type { Line, LineDraw, Lined, LineMove, Options, Seat } from '../wire';
import { calls } from './calls';
import { NO_BASE, type Thought } from './link';
import { tableOf } from './table';
import * as tree from './tree';
import { ROOT, type Node, type Said, type Tree } from './tree';

/** What somebody else may think about: the line that leads to a question, and its options. */
export interface Question {
  line: Line;
  options: Options;
}

/** What luck gives in a move: these, or what follows from another seed; else what follows from that of the line. */
interface Decided {
  seed?: string;
  outcomes?: string[];
}

/** How it stands after a move: to whoever is asked there, and to eyes that see all. */
interface Stand {
  id: number;
  told: Lined;
  open: Lined;
}

/** Where one has been before is another moment all the same: by their view boards know what they have played. */
const anew = (stand: Stand): Stand => ({ ...stand, told: { ...stand.told, view: { ...stand.told.view } } });

/**
 * A board to think on: the rules are asked about every move, and nothing of it is anywhere but on this page.
 *
 * Where one stands (`at`) may be ahead of what the board shows (`stand`), while it is asked for or played.
 */
export class Thinking {
  readonly choice = new Choice();
  tree = $state.raw<Tree>(tree.planted());
  at = $state(ROOT);
  stand = $state.raw<Stand | null>(null);
  preview = $state.raw<Preview | null>(null);
  /** Why the last thing did not go. */
  problem = $state.raw<Refusal | null>(null);
  /** The rules are asked what a move comes to. */
  asking = $state(false);
  /** The entry that the board is playing. */
  showing = $state.raw<Entry | null>(null);
  /** The places of the move that is pointed at. */
  marked = $state.raw<string[]>([]);
  board = $state.raw<BoardExports | null>(null);

  #of = $state.raw() as Omit<Thought, 'tree' | 'at'>;
  #known = new Map<number, Promise<Stand>>();
  #moving: AbortController | null = null;

  constructor(
    readonly game: string,
    readonly client: GameClient,
    thought: Thought,
    /** Through whose eyes one looks. */
    readonly through: Line['eyes'] = 'asked',
  ) {
    this.#of = thought;
    this.tree = thought.tree;
    this.at = thought.at;
    this.choice.whyNot = (words) => this.#whyNot(words);
    this.choice.foresee = () => void this.#foresee();
  }

  // -- what whoever draws a table wants to know

  stands = $derived(this.stand?.told ?? null);
  view: View | null = $derived.by(() => this.stands?.view ?? null);
  /** Nothing is hidden from whoever thinks for all. */
  known: View | null = $derived.by(() => this.stand?.open.view ?? null);
  asked = $derived(this.stands?.asked ?? null);
  eyes = $derived(typeof this.stands?.eyes === 'number' ? this.stands.eyes : null);
  scores = $derived(this.stands?.scores ?? null);
  table = $derived.by(() => {
    const own = typeof this.through === 'number' ? this.through : null;
    return tableOf(this.game, this.#of, this.stands?.result ?? null, own);
  });
  told = $derived({ undo: this.at !== ROOT });
  myTurn = $derived(
    (this.stands?.options ?? null) !== null && !this.showing && !this.asking && this.stand?.id === this.at,
  );
  path = $derived(tree.pathTo(this.tree, this.stand?.id ?? ROOT));
  log: Entry[] = $derived(this.path.flatMap(({ entry }) => entry ?? []));
  ctx = $derived(logContext(this.table, this.eyes));
  /** What one has done oneself one knows. */
  last: LastMove[] = $derived.by(() => {
    const entry = this.log.at(-1);
    if (!entry || this.mine.includes(entry.seat)) return [];
    return [
      { number: this.path.length, seat: entry.seat, entry, places: placesOf(entry, this.client, this.ctx) },
    ];
  });
  shown: Chosen = $derived.by(() => ({ choice: this.choice, preview: this.preview }));
  /** It goes on from every end: back. */
  readonly over = false;
  readonly mine: Seat[] = [];
  readonly clock = null;
  readonly vacations: number[] = [];
  readonly counting = false;
  readonly end = new End(() => [], true);
  readonly mayHint = false;
  readonly hints = { open: false };
  readonly alone = { follows: false };
  get sending(): { v: number; words: string } | null {
    return this.asking ? { v: this.path.length, words: this.choice.words } : null;
  }

  /** The answer is whole and may be confirmed. */
  get ready(): boolean {
    return this.choice.complete && this.sending === null;
  }

  /** Whatever is asked can be answered. */
  protected get mayAnswer(): boolean {
    return true;
  }

  here: Node = $derived(this.tree[this.at]!);
  /** Luck had a part in the move that led here, so it might have come otherwise. */
  drawn = $derived((this.here.outcomes?.length ?? 0) > 0);

  /** What it began with; nothing as long as the rules have not said so. */
  beginning = $state.raw<string | null>(null);

  get imagined(): Thought['imagined'] {
    return this.#of.imagined;
  }

  /** Whoever is asked has what nobody but they can see: it is made up. */
  get madeUp(): boolean {
    return this.imagined !== undefined && this.asked !== null && this.asked.seat !== this.imagined.seat;
  }

  get thought(): Thought {
    return { ...this.#of, tree: this.tree, at: this.at };
  }

  /** What is on the board now, and nothing that led there. */
  get positionAlone(): Thought {
    const position = this.stands?.position ?? null;
    const base = { ...NO_BASE, position };
    return { ...this.#of, base, tree: tree.planted(), at: ROOT };
  }

  /** What is asked on the board; nothing while it is on its way there, or where nobody is asked. */
  get question(): Question | null {
    const options = this.stands?.options ?? null;
    if (!options || this.stand?.id !== this.at) return null;
    return { line: this.#line(this.at, 'asked'), options };
  }

  /** So much of the game as leads there. */
  #line(id: number, eyes: Line['eyes']): Line {
    const { players, options, base, seed } = this.#of;
    const moves: LineMove[] = tree.pathTo(this.tree, id).map(({ words, outcomes }) => ({ words, outcomes }));
    return { game: this.game, players, options, base, moves, eyes, seed, since: 0 };
  }

  /** The same with other luck from here on: a new game, which is set up by its seed, begins where it began. */
  async #otherwise(id: number, seed: string): Promise<Line> {
    const line = this.#line(id, this.through);
    const base = line.base ?? { ...NO_BASE, position: (await this.#stand(ROOT)).open.position };
    return { ...line, base, seed };
  }

  // -- walking

  /** Whatever is to be seen now; what follows on what was there before is played. */
  async show(): Promise<void> {
    this.#moving?.abort();
    const { signal } = (this.#moving = new AbortController());
    this.choice.ask(null);
    this.preview = null;
    try {
      const after = await this.#stand(this.at);
      if (!signal.aborted) await this.#play(after, signal);
      if (signal.aborted) return;
      this.stand = anew(after);
      this.problem = null;
      this.choice.ask(this.mayAnswer ? after.told.options : null);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (signal.aborted) return;
      if (!this.stand) await this.#cut(Number(error.args['move'] ?? 0));
      this.problem = error;
    }
  }

  /** What was opened cannot be from this move on: what leads there is there. */
  async #cut(move: number): Promise<void> {
    const wrong = tree.pathTo(this.tree, this.at)[move - 1];
    if (!wrong) return;
    this.at = wrong.before ?? ROOT;
    this.tree = tree.pruned(this.tree, wrong.id);
    await this.show();
  }

  async #play(after: Stand, signal: AbortSignal): Promise<void> {
    const before = this.stand;
    const follows = before && this.tree[after.id]?.before === before.id;
    if (!follows || settings.still || !this.board?.animate) return;
    // It is played as whoever moved has seen it.
    const { eyes } = before.told;
    const seen = eyes === after.told.eyes ? after.told : await calls.told(this.#line(after.id, eyes));
    const entry = seen.entries.at(-1);
    if (!entry || signal.aborted) return;
    this.showing = entry;
    await this.board.animate(entry, before.told.view, seen.view, orPressed(signal)).catch(() => undefined);
    this.showing = null;
  }

  #stand(id: number): Promise<Stand> {
    const known = this.#known.get(id) ?? this.#ask(id);
    this.#known.set(id, known);
    known.catch(() => this.#known.delete(id));
    return known;
  }

  async #ask(id: number): Promise<Stand> {
    const asked = await calls.told(this.#line(id, this.through));
    if (this.through !== 'asked') return this.#seen(id, asked, asked);
    const open = await calls.told({ ...asked.line, eyes: 'all' });
    if (id === ROOT) this.beginning = open.position;
    // When it is over nobody is asked: it is seen as whoever moved last has seen it.
    const eyes = open.entries.at(-1)?.seat ?? 0;
    const told = asked.asked ? asked : await calls.told({ ...asked.line, eyes });
    return this.#seen(id, told, open);
  }

  #seen(id: number, told: Lined, open: Lined): Stand {
    this.tree = tree.told(this.tree, id, told.line.moves, open.entries);
    return { id, told, open };
  }

  /** Asks where it began, and for every move what it was, so that the tree can say so. */
  async learn(): Promise<void> {
    if (this.beginning === null) await this.#stand(ROOT).catch(() => undefined);
    for (const id of tree.ends(this.tree))
      if (this.tree[id] && !this.tree[id].entry) await this.#stand(id).catch(() => undefined);
  }

  go = (id: number): void => {
    if (id === this.at) return;
    this.at = id;
    void this.show();
  };

  undo = (): void => {
    if (this.choice.path.length > 0) this.choice.clear();
    else this.back();
  };

  back = (): void => this.go(this.here.before ?? ROOT);
  forward = (): void => this.go(this.here.next[0] ?? this.at);
  first = (): void => this.go(ROOT);
  onward = (): void => this.go(tree.lastOf(this.tree, this.at));
  aside = (step: number): void => this.go(tree.beside(this.tree, this.at, step));

  // -- thinking

  confirm = (): void => {
    if (this.myTurn && this.ready) this.given(this.choice.words);
  };

  /** Somebody has answered. */
  protected given(words: string): void {
    void this.add(words);
  }

  /** The board has come to where all that was answered leads. */
  protected arrived(): void {}

  /** One answer after the other, as far as the rules allow them here: what was imagined need not be there. */
  follow = async (words: readonly string[]): Promise<void> => {
    const begun = this.path.length;
    let done = 0;
    while (done < words.length) {
      const before = done;
      await this.add(words[done]!);
      done = this.path.length - begun;
      if (done > before) continue;
      if (before > 0) this.problem = null;
      return; // refused here, or somebody has gone elsewhere
    }
  };

  /** Luck gives something else for the same move. */
  drawAgain = (): void => {
    const { before, words } = this.here;
    if (before !== null && this.drawn) void this.add(words, before, { seed: crypto.randomUUID() });
  };

  /** What luck is asked for next in the same move, once it has given these; the rest follows from the seed. */
  async draw(outcomes: string[], seed: string): Promise<LineDraw> {
    const { before, words } = this.here;
    const line = await this.#otherwise(before ?? ROOT, seed);
    return calls.drawn({ ...line, moves: [...line.moves, { words, outcomes }] });
  }

  /** Luck gives these for the same move. */
  decide = (outcomes: string[]): void => {
    const { before, words } = this.here;
    if (before !== null) void this.add(words, before, { outcomes });
  };

  /** The move, and whatever follows from it without a question. */
  protected async add(words: string, after = this.at, luck: Decided = {}): Promise<void> {
    const stood = this.at;
    this.asking = true;
    try {
      const line = luck.seed ? await this.#otherwise(after, luck.seed) : this.#line(after, this.through);
      const move = { words, outcomes: luck.outcomes ?? null };
      const told = await calls.told({ ...line, moves: [...line.moves, move] });
      const [grown, id] = tree.grown(this.tree, after, {
        words,
        outcomes: told.line.moves.at(-1)?.outcomes ?? [],
      });
      this.tree = grown;
      if (this.at === stood) {
        this.at = id;
        await this.show();
      }
      this.asking = false;
      if (this.at === id && this.stand?.id === id) await this.#settle(id); // else they have left
    } catch (error) {
      this.asking = false;
      if (!(error instanceof Refusal)) throw error;
      this.problem = error;
    }
  }

  /** Where all answers come to the same, one of them is given. */
  async #settle(id: number): Promise<void> {
    const alike = this.view ? (this.client.alike?.(this.view) ?? null) : null;
    if (alike && this.asked && this.here.next.length === 0) await this.add(alike, id);
    else this.arrived();
  }

  /** What is said of where one stands. */
  say = (said: Said): void => {
    this.tree = tree.remarked(this.tree, this.at, said);
  };

  promote = (): void => {
    this.tree = tree.promoted(this.tree, this.at);
  };

  remove = (): void => {
    const { before } = this.here;
    if (before === null) return;
    const gone = this.at;
    this.go(before);
    this.tree = tree.pruned(this.tree, gone);
  };

  /** Asks what would follow from the complete choice. */
  async forecast(): Promise<void> {
    const { words, complete } = this.choice;
    this.preview = null;
    if (!complete || this.asking) return;
    const preview = await calls.preview(this.#line(this.at, this.through), words).catch(() => null);
    if (words === this.choice.words && this.choice.complete) this.preview = preview;
  }

  async #whyNot(words: string) {
    const said = await calls.whyNot(this.#line(this.at, this.through), words).catch(() => null);
    return said?.reason ?? null;
  }

  async #foresee(): Promise<void> {
    const here = this.at;
    const effects = await calls.effects(this.#line(here, this.through)).catch(() => null);
    if (here === this.at) this.choice.effects = effects;
  }

  close(): void {
    this.#moving?.abort();
  }
}
