// What is remembered of the questions that a learner was asked: what was advised, and what there was to see.

import type { Question } from '../review/told';
import type { HintedAnswer } from '../table/hints.svelte';
import type { Entry, Preview } from '../wire';
import type { Advised } from './counsel.svelte';

/** Of an answer to it. */
interface Recalled {
  /** What spoke against it when it was chosen. */
  against: string;
  /** It was seen to win then. */
  wins: boolean;
  /** What was said to follow it. */
  followUp: string;
  /** What would have come of it. */
  preview: Preview | null;
}

const NOTHING: Recalled = { against: '', wins: false, followUp: '', preview: null };

class Remembered {
  /** What was advised, the best first, and which of that would have won the game. */
  counsel: string[] = [];
  winning = '';
  /** The answer to it was judged because another was advised. */
  judged = false;
  readonly answers = new Map<string, Recalled>();
  question: Question | undefined;

  of = (words: string): Recalled => this.answers.get(words) ?? NOTHING;

  set(words: string, what: Partial<Recalled>): void {
    this.answers.set(words, { ...this.of(words), ...what });
  }
}

/** By the version of the question; the entry with its answer has the next one. */
export class Memory {
  readonly #at = new Map<number, Remembered>();

  asks(v: number, question: Question): void {
    this.#of(v).question = question;
  }

  /** The learner looks at this answer. */
  looks(v: number, words: string, seen: Pick<Recalled, 'against' | 'wins'>): void {
    this.#of(v).set(words, seen);
  }

  /** These answers are read as advice, `winning` among them. */
  advises(v: number, answers: HintedAnswer<Advised>[], winning: string): void {
    const about = this.#of(v);
    about.counsel = answers.map(({ move }) => move.words);
    about.winning = winning || about.winning;
    for (const { move, preview } of answers)
      about.set(move.words, { followUp: move.follow_up, ...(preview && { preview }) });
  }

  foretells(preview: Preview): void {
    this.#of(preview.v).set(preview.words, { preview });
  }

  /** What was asked when this entry was answered; its `question` is unknown if the page was opened after it. */
  before = ({ v }: Pick<Entry, 'v'>): Remembered => this.#at.get(v - 1) ?? new Remembered();

  /** What was seen in this answer, when it was given. */
  given = (entry: Entry): Recalled => this.before(entry).of(entry.words);

  #of(v: number): Remembered {
    const known = this.#at.get(v) ?? new Remembered();
    this.#at.set(v, known);
    return known;
  }
}
