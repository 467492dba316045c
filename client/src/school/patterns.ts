import type { Telling } from '../wire';

/** Whatever the rules allow, once the learner insists. */
export const ANYTHING = '**';

/** Whether the words are as the pattern says, word by word; a `*` at its end stands for all that follow. */
export function matches(pattern: string, words: string): boolean {
  const wanted = pattern.split(' ');
  const given = words.split(' ');
  if (wanted.at(-1) === '*' && given.length > wanted.length) given.length = wanted.length;
  return wanted.length === given.length && wanted.every((one, n) => one === '*' || one === given[n]);
}

/** What is told after these answers and events; the first that fits. */
export function toldAfter(told: readonly Telling[], own: string[], events: string[]): Telling | null {
  const any = (patterns: string[], said: string[]) =>
    patterns.some((pattern) => said.some((words) => matches(pattern, words)));
  const fits = ({ when, events: wanted }: Telling) =>
    (when.length === 0 && wanted.length === 0) || any(when, own) || any(wanted, events);
  return told.find(fits) ?? null;
}
