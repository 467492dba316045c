import { api, Refusal } from '../api';
import type { Judgement, Review, ReviewInfo, Seat, TableInfo } from '../wire';
import { hundredths } from './numbers';

const PAUSE_MS = 1000;

/** The review of one finished game: none yet, on its way, or there. */
export class Reviewing {
  info = $state.raw<ReviewInfo>({ state: 'none', move: 0, moves: 0, review: null });
  problem = $state.raw<Refusal | null>(null);
  /** As far as it has come, from 0 to 1. */
  progress = $derived(this.info.moves ? this.info.move / this.info.moves : 0);

  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private id: string) {
    void this.#hear(api.review(id));
  }

  start(): Promise<void> {
    return this.#hear(api.askForReview(this.id));
  }

  cancel(): Promise<void> {
    return this.#hear(api.callOffReview(this.id));
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  async #hear(answer: Promise<ReviewInfo>): Promise<void> {
    clearTimeout(this.#timer);
    try {
      this.info = await answer;
      this.problem = null;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.problem = error;
    }
    // Whatever went wrong on the way: it is still being made, so it is asked for again.
    if (this.info.state === 'running' && !this.#closed)
      this.#timer = setTimeout(() => void this.#hear(api.review(this.id)), PAUSE_MS);
  }
}

/** The judgement of the move that led to this step, if it could have been another. */
export function judgedAt(review: Review, step: number): Judgement | null {
  return review.judgements.find(({ move }) => move === step) ?? null;
}

const within = (chance: number): number => Math.min(1, Math.max(0, chance));

/**
 * The chance of each seat to win after every decision.
 *
 * Seats see different things and expect different things, so this is the mean of what all of them expect: whoever
 * decided has just been asked; for the others, what was given away comes on top of what they expected before.
 */
export function courseOf(review: Review): { move: number; chances: number[] }[] {
  let views = review.end.map(() => review.judgements[0]?.before ?? review.end);
  return review.judgements.map(({ move, seat, before, after }) => {
    const moved = (view: number[]) => view.map((one, n) => within(one + (after[n] ?? 0) - (before[n] ?? 0)));
    views = views.map((view, eyes) => (eyes === seat ? after : moved(view)));
    const mean = (of: number) => views.reduce((sum, view) => sum + (view[of] ?? 0), 0) / views.length;
    return { move, chances: review.end.map((_, of) => mean(of)) };
  });
}

/**
 * The chance of each seat to win after so many moves, as whoever decided last saw it: so that one thing has one
 * number wherever it stands.
 */
export function chancesAt(review: Review, step: number): number[] {
  if (step >= review.moves) return review.end;
  const judged = review.judgements.findLast(({ move }) => move <= step);
  return judged?.after ?? review.judgements[0]?.before ?? review.end;
}

/** Where the lines of the chart are after so many moves. */
export function courseAt(review: Review, step: number): number[] {
  if (step >= review.moves) return review.end;
  const last = courseOf(review).findLast(({ move }) => move <= step);
  return last?.chances ?? review.judgements[0]?.before ?? review.end;
}

/** What the seat that moved gave away, in games of 100 as they stand there: a negative number or 0. */
export const lossOf = ({ seat, before, after }: Judgement): number =>
  (hundredths(after)[seat] ?? 0) - (hundredths(before)[seat] ?? 0);

export type TurningPoint =
  { move: number; seat: Seat; judgement: Judgement } | { move: number; change: number[] };

/** Mistakes and strokes of luck in the order of the game. */
export function turningPoints(review: Review): TurningPoint[] {
  const lost = review.judgements
    .filter(({ move }) => review.turning_points.includes(move))
    .map((judgement) => ({ move: judgement.move, seat: judgement.seat, judgement }));
  return [...lost, ...review.luck].sort((a, b) => a.move - b.move);
}

/** So many of one's own moves are told first. */
const OWN = 3;

/** What this seat gave away, the most first. */
export function dearest(review: Review, seat: Seat): TurningPoint[] {
  return review.judgements
    .filter((one) => one.seat === seat && (one.mark === 'mistake' || one.mark === 'inaccurate'))
    .sort((a, b) => lossOf(a) - lossOf(b))
    .slice(0, OWN)
    .map((judgement) => ({ move: judgement.move, seat, judgement }));
}

/** The seat of whoever looks back on a game of others; null where one played for several, or for none. */
export function ownSeat({ seats }: TableInfo): Seat | null {
  const own = seats.flatMap(({ mine }, seat) => (mine ? [seat] : []));
  return own.length === 1 ? own[0]! : null;
}

/** Whom luck helped most. */
export const gainer = ({ change }: { change: number[] }): Seat => change.indexOf(Math.max(...change));

/** Whether with this move they came to be ahead, who were so from there to the end. */
export function decides(review: Review, { move }: { move: number }, winners: Seat[]): boolean {
  const course = courseOf(review);
  const lead = (chances: number[]) => winners.includes(chances.indexOf(Math.max(...chances)));
  const before = course.findLast((one) => one.move < move)?.chances ?? review.judgements[0]?.before;
  const since = course.filter((one) => one.move >= move);
  return before !== undefined && !lead(before) && since.every(({ chances }) => lead(chances));
}
