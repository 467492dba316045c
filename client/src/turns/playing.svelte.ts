import { Refusal } from '../api';
import { Exercise } from '../exercise/exercise.svelte';
import type { GameClient } from '../table/game';
import { ownThought } from '../thinking/own';
import { pathTo, ROOT } from '../thinking/tree';
import type { Seat, Turn, TurnCount, TurnResult } from '../wire';
import { calls } from './turns';

const NOTHING: TurnCount = { points: 0, over: false };

/** Somebody plays a whole turn on a line of their own, and hands it in. */
export class Playing extends Exercise {
  /** What the server says of the turn that was handed in. */
  result = $state.raw<TurnResult | null>(null);
  /** The best turn was played out. */
  seen = $state(false);
  override readonly mine: Seat[];
  /** What the turn has brought, by where it has led. */
  #counts = $state.raw<Record<number, TurnCount>>({ [ROOT]: NOTHING });

  constructor(
    game: string,
    client: GameClient,
    readonly turn: Turn,
    /** The turn was handed in, and brought so much. */
    readonly came: (points: number) => void,
  ) {
    const { players, seat, id } = turn.info;
    super(game, client, ownThought(turn.position, players, seat, id), seat);
    this.mine = [seat];
  }

  /** What the turn on the board has brought; null while nobody has said so. */
  count = $derived(this.#counts[this.stand?.id ?? ROOT] ?? null);
  /** It may be handed in. */
  whole = $derived.by(() => this.result === null && this.count?.over === true && !this.asking);
  /** An answer is wanted. */
  doing = $derived.by(() => this.result === null && this.count?.over !== true);
  /** It was handed in, and nothing is being shown. */
  done = $derived.by(() => this.result !== null && !this.demo);

  protected override get mayAnswer(): boolean {
    return (this.result === null || this.demo) && this.#counts[this.at]?.over !== true;
  }

  async open(): Promise<void> {
    await this.show();
  }

  protected override given(words: string): void {
    if (this.doing) void this.add(words);
  }

  protected override arrived(): void {
    void this.#counted();
  }

  get #words(): string[] {
    return pathTo(this.tree, this.at).map(({ words }) => words);
  }

  async #counted(): Promise<void> {
    const { at } = this;
    await this.#ask(async () => {
      const count = await calls.count(this.game, this.turn.info.id, this.#words);
      this.#counts = { ...this.#counts, [at]: count };
      if (count.over && this.at === at) this.choice.ask(null); // whatever would be asked next belongs to no turn
    });
  }

  handIn = async (): Promise<void> => {
    if (!this.whole) return;
    this.asking = true;
    await this.#ask(async () => {
      const result = await calls.handIn(this.game, this.turn.info.id, this.#words);
      if (this.closed) return;
      this.came(result.points);
      this.result = result;
    });
    this.asking = false;
  };

  async #ask(does: () => Promise<void>): Promise<void> {
    try {
      await does();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.problem = error;
    }
  }

  override undo = (): void => {
    if (this.choice.path.length > 0) this.choice.clear();
    else if (this.result === null && !this.asking) this.back();
  };

  get maySee(): boolean {
    return this.done && !this.seen;
  }

  /** The best turn from its beginning, word by word. */
  showMe = async (): Promise<void> => {
    if (!this.maySee || !this.result) return;
    this.demo = true;
    this.at = ROOT;
    await this.show();
    for (const words of this.result.turn) {
      if (!(await this.spell(words.split(' ')))) return;
      await this.add(words);
    }
    this.demo = false;
    this.seen = true;
  };
}
