import { Refusal } from '../api';
import { HintedAnswer } from '../table/hints.svelte';
import type { Best, BestAnswer, Line, LineThought, Preview } from '../wire';
import { calls } from './calls';
import type { Question } from './thinking.svelte';

/** So long is thought about a question, one after the other: soon something, then something better. */
const STEPS: LineThought['ms'][] = [500, 2000, 8000];
/** Whoever walks along a line is asked nothing on the way. */
export const PAUSE_MS = 300;
/** Whoever is told to wait does so, but not for ever. */
const TRIES = 10;
const LATER = ['too-fast', 'try-again'];
/** So many questions are remembered. */
const MOST_KEPT = 100;

/** What was found about a question, and how long was thought about it. */
interface Found {
  seat: number;
  ms: LineThought['ms'];
  answers: HintedAnswer<BestAnswer>[];
}

export interface Asks {
  best: (thought: LineThought, signal: AbortSignal) => Promise<Best>;
  preview: (line: Line, words: string) => Promise<Preview>;
}

/** Thinks along with whoever thinks on a board: about the question that is on it, and about no other. */
export class Engine {
  /** What is known of the question on the board; null as long as that is nothing. */
  found = $state.raw<Found | null>(null);
  /** For so long is being thought now; null: it is done, or was never begun. */
  thinking = $state.raw<LineThought['ms'] | null>(null);
  /** Why it cannot think about this. */
  problem = $state.raw<Refusal | null>(null);

  #about: string | null = null;
  #off: AbortController | null = null;
  #kept = new Map<string, Found>();

  constructor(private ask: Asks = calls) {}

  /** This is on the board now: whatever was thought about before is called off. */
  follow(question: Question | null): void {
    const about = question && JSON.stringify(question.line);
    if (about === this.#about) return;
    this.#off?.abort();
    this.#about = about;
    this.thinking = this.problem = null;
    this.found = (about && this.#kept.get(about)) || null;
    if (question && about) void this.#think(question, about, (this.#off = new AbortController()).signal);
  }

  close = (): void => this.follow(null);

  async #think(question: Question, about: string, signal: AbortSignal): Promise<void> {
    const alone = onlyOne(question.options);
    const known = this.found?.ms ?? 0;
    const steps = alone && known ? [] : STEPS.filter((ms) => ms > known).slice(0, alone ? 1 : undefined);
    try {
      if (steps.length > 0) await pause(PAUSE_MS, signal);
      for (const ms of steps) {
        if (!signal.aborted) await this.#thinkFor(ms, question, about, signal);
      }
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof Refusal)) throw error;
      this.problem = error;
    }
    if (!signal.aborted) this.thinking = null;
  }

  async #thinkFor(ms: LineThought['ms'], question: Question, about: string, signal: AbortSignal) {
    this.thinking = ms;
    const best = await this.#best({ line: question.line, ms }, signal);
    if (!best || signal.aborted) return;
    this.found = this.#in(question, best, ms);
    this.#keep(about, this.found);
    for (const answer of this.found.answers) if (!answer.preview) void this.#foresee(question.line, answer);
  }

  /** The server may have to be asked again; nothing, if it was called off meanwhile. */
  async #best(thought: LineThought, signal: AbortSignal): Promise<Best | null> {
    for (let tries = 1; !signal.aborted; tries++) {
      try {
        return await this.ask.best(thought, signal);
      } catch (error) {
        if (!(error instanceof Refusal) || !LATER.includes(error.key) || tries === TRIES) throw error;
        await pause(1000 * Number(error.args['seconds'] ?? 1), signal);
      }
    }
    return null;
  }

  /** What follows from an answer stays known. */
  #in({ options }: Question, best: Best, ms: LineThought['ms']): Found {
    const before = this.found?.answers ?? [];
    const answers = best.answers.map((move) => {
      const answer = new HintedAnswer(options, move);
      answer.preview = before.find((one) => one.move.words === move.words)?.preview ?? null;
      return answer;
    });
    return { seat: best.seat, ms, answers };
  }

  #keep(about: string, found: Found): void {
    this.#kept.delete(about);
    this.#kept.set(about, found);
    const [oldest] = this.#kept.keys();
    if (oldest !== undefined && this.#kept.size > MOST_KEPT) this.#kept.delete(oldest);
  }

  async #foresee(line: Line, answer: HintedAnswer): Promise<void> {
    answer.preview = await this.ask.preview(line, answer.move.words).catch(() => null);
  }
}

/** There is nothing to choose: thinking longer finds no more. */
function onlyOne(options: Question['options']): boolean {
  const words = Object.values(options);
  return words.length === 1 && (Object.keys(words[0]!).length === 0 || onlyOne(words[0]!));
}

/** So long, or until it is called off. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((go) => {
    const timer = setTimeout(go, ms);
    signal.addEventListener('abort', () => (clearTimeout(timer), go()), { once: true });
  });
}
