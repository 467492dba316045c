import type { Hint, HintedMove, Options, Preview, ToServer } from '../wire';
import { Choice } from './choice.svelte';

/** One of the moves of a hint: as a choice, so that the board can show it as if it were chosen. */
export class HintedAnswer<Move extends HintedMove = HintedMove> {
  readonly choice = new Choice();
  /** What follows from it, once the server has said so. */
  preview = $state.raw<Preview | null>(null);
  /** What follows from it and the next answer that makes it good, where somebody has asked for that. */
  after = $state.raw<Preview | null>(null);

  constructor(
    options: Options | null,
    readonly move: Move,
  ) {
    this.choice.ask(options);
    this.choice.set(move.words.split(' '));
  }
}

/** The hint for the question that is asked: it comes once, and is kept until the next question. */
export class Hints {
  /** Whether it is shown. */
  open = $state(false);
  /** The best few moves; null while they are being thought about, or nobody wants to know. */
  answers = $state.raw<HintedAnswer[] | null>(null);
  /** The one that is pointed at, and shown on the board. */
  pointed = $state.raw<HintedAnswer | null>(null);
  /** The version of the question that a hint was asked for. */
  #v: number | null = null;

  constructor(private send: (message: ToServer) => void) {}

  /** Shows the hint for the question of this version, or puts it away again. */
  toggle(v: number): void {
    if (this.open) return this.close();
    this.open = true;
    if (this.#v === v) return;
    this.#v = v;
    this.send({ v, hint: true });
  }

  close(): void {
    this.open = false;
    this.pointed = null;
  }

  /** Another question, or none. */
  forget(): void {
    this.close();
    this.answers = this.#v = null;
  }

  /** The table was heard of again: what was asked before the connection broke is asked again. */
  resume(v: number): void {
    if (this.#v !== v) this.forget();
    else if (!this.answers) this.send({ v, hint: true });
  }

  heard({ v, moves }: Hint, options: Options | null): void {
    if (v !== this.#v || !moves) return;
    this.answers = moves.map((move) => new HintedAnswer(options, move));
    for (const { words } of moves) this.send({ v, try: words });
  }

  foresee(preview: Preview): void {
    const answer = this.answers?.find(({ move }) => move.words === preview.words);
    if (answer && preview.v === this.#v) answer.preview = preview;
  }

  /** Whatever was refused meanwhile: the hint will not come. Says whether it was refused itself. */
  refused(v: number | null): boolean {
    if (this.#v !== v || this.answers) return false;
    this.forget();
    return true;
  }
}
