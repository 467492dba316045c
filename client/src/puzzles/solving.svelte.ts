import { Refusal } from '../api';
import { Exercise } from '../exercise/exercise.svelte';
import { Choice } from '../table/choice.svelte';
import type { GameClient } from '../table/game';
import { hinted } from '../table/prompt';
import { ownThought } from '../thinking/own';
import { ROOT } from '../thinking/tree';
import type { Lined, Options, Puzzle, PuzzleVerdict, Seat, Solution } from '../wire';
import { calls } from './puzzles';

/** So many wrong answers until one can be told how the answer begins. */
const PIECE_AFTER = 2;

/** What is made of a puzzle when it is solved. */
export type Came = (clean: boolean) => void;

/** A puzzle that somebody is at: a line of their own that begins at its position, seen with the eyes of its seat. */
export class Solving extends Exercise {
  /** What the server said of the answer that lies on the board; null while there is none. */
  verdict = $state.raw<PuzzleVerdict | null>(null);
  /** What is right, once it is solved or shown. */
  solution = $state.raw<Solution | null>(null);
  wrong = $state(0);
  /** It was told how the answer begins. */
  begun = $state(false);
  override readonly mine: Seat[];
  #root: { told: Lined; options: Options | null } | null = null;
  #known: Promise<Solution> | null = null;

  constructor(
    game: string,
    client: GameClient,
    readonly puzzle: Puzzle,
    readonly came: Came,
  ) {
    const { players, seat, id } = puzzle.info;
    super(game, client, ownThought(puzzle.position, players, seat, id), seat);
    this.mine = [seat];
  }

  solved = $derived.by(() => this.solution !== null && this.verdict?.right === true);
  /** An answer is wanted. */
  doing = $derived.by(() => this.verdict === null && !this.solved);
  mayBegin = $derived.by(() => !this.solved && !this.demo && this.wrong >= PIECE_AFTER && !this.begun);
  maySee = $derived.by(() => !this.solved && !this.demo && this.begun);
  /** Right, at the first try and without help. */
  get clean(): boolean {
    return this.wrong === 0 && !this.begun && !this.demo;
  }

  async open(): Promise<void> {
    await this.show();
    const told = this.stands;
    if (told) this.#root = { told, options: told.options };
  }

  protected override given(words: string): void {
    if (this.doing) void this.#judge(words);
  }

  async #judge(words: string): Promise<void> {
    this.asking = true;
    try {
      const verdict = await calls.answer(this.game, this.puzzle.info.id, words);
      const solution = verdict.right ? await this.#learn() : null;
      if (this.closed) return;
      await this.add(words);
      this.verdict = verdict;
      this.choice.ask(null); // whatever would be asked next belongs to no puzzle
      if (!verdict.right) return void (this.wrong += 1);
      this.came(this.clean);
      this.solution = solution;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.problem = error;
    } finally {
      this.asking = false;
    }
  }

  #learn(): Promise<Solution> {
    this.#known ??= calls.solution(this.game, this.puzzle.info.id);
    this.#known.catch(() => (this.#known = null));
    return this.#known;
  }

  protected override arrived(): void {
    this.choice.ask(null);
  }

  /** The wrong answer is taken back. */
  again = async (): Promise<void> => {
    if (this.solved || this.at === ROOT) return this.choice.clear();
    this.verdict = null;
    this.at = ROOT;
    await this.show();
  };

  override undo = (): void => {
    if (this.choice.path.length > 0) this.choice.clear();
    else if (!this.solved && !this.asking) void this.again(); // what is being judged counts
  };

  /** The next help there is: how the answer begins, then all of it. */
  help = (): void => {
    if (this.asking) return;
    if (this.mayBegin) void this.begin();
    else if (this.maySee) void this.showMe();
  };

  /** All words of the answer but the last, chosen on the board. */
  begin = async (): Promise<void> => {
    const words = await this.#best();
    if (!words) return;
    this.begun = true;
    await this.again();
    this.choice.set(words.slice(0, -1));
  };

  /** The answer, word by word. */
  showMe = async (): Promise<void> => {
    const words = await this.#best();
    if (!words) return;
    this.demo = true;
    await this.again();
    if (await this.spell(words)) await this.#judge(words.join(' '));
  };

  async #best(): Promise<string[] | null> {
    try {
      return (await this.#learn()).answers[0]?.split(' ') ?? null;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.problem = error;
      return null;
    }
  }

  /** What another answer would have been, in the words of the game. */
  spoken(words: string): string {
    const choice = new Choice();
    if (!this.#root) return words;
    choice.ask(this.#root.options);
    choice.set(words.split(' '));
    const { view, asked } = this.#root.told;
    const { table, eyes, mine } = this;
    return hinted({ view, asked, table, eyes, mine, log: [], choice, preview: null }, this.client, {
      choice,
      preview: null,
    }).title;
  }
}
