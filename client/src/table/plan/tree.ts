import type { Seat } from '../../wire';

/**
 * What a seat will answer to what others may do, as the server keeps it: what it answers when it is asked, and by the
 * words of others (`p2 pass`) how it goes on from there. Under `AGAIN` stands what it answers when it is asked again.
 */
export type Plan = readonly [answer: string | null, then: Readonly<Record<string, Plan>>];

/** One thing that somebody does: `p2 pass`. */
export type Step = string;

/** A step of a plan, with those that lead to it. */
export interface Branch {
  steps: Step[];
  own: boolean;
}

export const MOST_ANSWERS = 32;
export const DEEPEST = 8;

const AGAIN = '';
const NOTHING: Plan = [null, {}];

export const stepOf = (seat: Seat, words: string): Step => `p${seat + 1} ${words}`;

export function readStep(step: Step): { seat: Seat; words: string } {
  const [who = '', ...words] = step.split(' ');
  return { seat: Number(who.slice(1)) - 1, words: words.join(' ') };
}

export const read = (text: string | null): Plan => (text ? (JSON.parse(text) as Plan) : NOTHING);

/** As the server is told it; empty where nothing would be answered. */
export const write = (plan: Plan): string => (answers(plan) > 0 ? JSON.stringify(plan) : '');

export function answers([answer, then]: Plan): number {
  return (answer === null ? 0 : 1) + sum(Object.values(then).map(answers));
}

export const depth = ([, then]: Plan): number =>
  Math.max(0, ...Object.values(then).map((plan) => 1 + depth(plan)));

const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);

/** With these steps, the last of which is an own answer; it takes the place of another to the same. */
export function add(plan: Plan, steps: Step[], own: Seat): Plan {
  const [step, ...rest] = steps;
  if (step === undefined) return plan;
  const [answer, then] = plan;
  const { seat, words } = readStep(step);
  if (seat !== own) return [null, { ...then, [step]: add(then[step] ?? NOTHING, rest, own) }];
  return [words, answer === words ? followed(then, rest, own) : followed({}, rest, own)];
}

/** What comes after an own answer. */
function followed(then: Plan[1], steps: Step[], own: Seat): Plan[1] {
  const [next] = steps;
  if (next === undefined) return then;
  if (readStep(next).seat !== own) return add([null, then], steps, own)[1];
  return { ...then, [AGAIN]: add(then[AGAIN] ?? NOTHING, steps, own) };
}

/** Without this step and all that follows it; what then leads to no answer goes with it. */
export function without(plan: Plan, steps: Step[], own: Seat): Plan {
  return pruned(cut(plan, steps, own));
}

function cut([answer, then]: Plan, steps: Step[], own: Seat): Plan {
  const [step, ...rest] = steps;
  if (step === undefined) return NOTHING;
  if (readStep(step).seat === own) {
    if (answer === null) return [null, changed(then, AGAIN, (plan) => cut(plan, steps, own))];
    return rest.length === 0 ? NOTHING : [answer, cut([null, then], rest, own)[1]];
  }
  return [answer, changed(then, step, (plan) => cut(plan, rest, own))];
}

function changed(then: Plan[1], key: string, change: (plan: Plan) => Plan): Plan[1] {
  return then[key] ? { ...then, [key]: change(then[key]) } : then;
}

function pruned([answer, then]: Plan): Plan {
  const kept = Object.entries(then).map(([step, plan]) => [step, pruned(plan)] as const);
  return [answer, Object.fromEntries(kept.filter(([, plan]) => answers(plan) > 0))];
}

/** Every step of it, each after those that lead to it. */
export function branches([answer, then]: Plan, own: Seat, before: Step[] = []): Branch[] {
  const steps = answer === null ? before : [...before, stepOf(own, answer)];
  const here = answer === null ? [] : [{ steps, own: true }];
  const after = Object.entries(then).flatMap(([step, plan]) => {
    if (step === AGAIN) return branches(plan, own, steps);
    const next = [...steps, step];
    return [{ steps: next, own: false }, ...branches(plan, own, next)];
  });
  return [...here, ...after];
}

/** What the plan answers after these steps; null: nothing yet. */
export function answerTo(plan: Plan, steps: Step[], own: Seat): string | null {
  const found = branches(plan, own).find(
    (one) =>
      one.own && one.steps.length === steps.length + 1 && steps.every((step, n) => one.steps[n] === step),
  );
  return found ? readStep(found.steps.at(-1)!).words : null;
}

export interface Outcome {
  /** The steps that came as they were foreseen. */
  matched: Step[];
  /** Something came that was not. */
  gone: boolean;
  /** So many answers are still to come. */
  left: number;
}

/** What has become of a plan after this. */
export function outcome(plan: Plan, done: { seat: Seat; words: string }[], own: Seat): Outcome {
  let left: Plan | null = plan;
  const matched: Step[] = [];
  for (const { seat, words } of done) {
    if (answers(left) === 0) break;
    left = seat === own ? after(left, words) : (left[1][stepOf(seat, words)] ?? null);
    if (left === null) return { matched, gone: true, left: 0 };
    matched.push(stepOf(seat, words));
  }
  return { matched, gone: false, left: answers(left) };
}

function after([answer, then]: Plan, words: string): Plan | null {
  const asked = answer === null ? then[AGAIN] : ([answer, then] as Plan);
  return asked?.[0] === words ? [null, asked[1]] : null;
}
