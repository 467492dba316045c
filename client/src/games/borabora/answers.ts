// What may be answered, read from the tree of words: what is aimed at, and the ways to do it.

import type { Choice } from '../../table/choice.svelte';
import { isGod, type God } from './inventory';

/** "card", "pair green", "tile" */
export type Payment = string;

export interface Call {
  god: God;
  pay: Payment;
}

export interface Answer {
  words: string[];
  /** The gods that help, in the order of calling. */
  calls: Call[];
  /** What is aimed at; answers with equal aims are ways to do the same. */
  aim: string[];
  /** How: the hut from the row, the group doubled, the task given up. */
  manner: string | null;
}

export function answerOf(words: string[]): Answer {
  const calls: Call[] = [];
  let rest = words;
  while (isGod(rest[0]) && rest.length > 1) {
    const long = rest[1] === 'pair' ? 3 : 2;
    calls.push({ god: rest[0], pay: rest.slice(1, long).join(' ') });
    rest = rest.slice(long);
  }
  return { words, calls, ...meaning(rest) };
}

function meaning(deed: string[]): Pick<Answer, 'aim' | 'manner'> {
  const [word = 'red', ...rest] = deed;
  if (word === 'hut') return { aim: deed.slice(0, 2), manner: rest[1] ?? null };
  if (word === 'use' || word === 'double' || word === 'extra')
    return { aim: ['use', ...(rest.length ? [rest.join(' ')] : [])], manner: word };
  if (word === 'fulfil' || word === 'drop') return { aim: ['task', ...rest], manner: word };
  if (word === 'take') return { aim: [word, ...(rest.length ? [rest.join(' ')] : [])], manner: null };
  if (word === 'build') return { aim: [word, ...rest.slice(0, 1), ...pairs(rest)], manner: null };
  if (word === 'fire') return { aim: [word, ...fireSlots(rest)], manner: null };
  return { aim: [word, ...rest], manner: null };
}

const pairs = ([, a, b]: string[]): string[] => (a && b ? [`${a} ${b}`] : []);

/** The card or the offering, then status or shell. */
function fireSlots(rest: string[]): string[] {
  const long = rest[0] === 'card' ? 2 : 1;
  return [rest.slice(0, long).join(' '), ...rest.slice(long)].filter((word) => word !== '');
}

/** The simplest way first: no god, then a card, then a God tile, then a pair, which are three things; giving up comes last. */
export function simplest(a: Answer, b: Answer): number {
  return cost(a) - cost(b);
}

const MANNERS = ['use', 'row', 'fulfil', 'stack', 'extra', 'double', 'drop'];
const PAYMENTS = ['card', 'tile', 'pair'];

function cost({ calls, manner }: Answer): number {
  const paid = calls.reduce((sum, { pay }) => sum + PAYMENTS.indexOf(pay.split(' ')[0]!) + 10, 0);
  return (manner === 'drop' ? 1000 : 0) + paid * 10 + Math.max(0, MANNERS.indexOf(manner ?? 'use'));
}

let last: { of: Choice['options']; answers: Answer[] } = { of: null, answers: [] };

/** All answers to the question that is asked. */
export function answersOf(choice: Choice): Answer[] {
  if (choice.options === null) return [];
  if (last.of !== choice.options) last = { of: choice.options, answers: choice.under().map(answerOf) };
  return last.answers;
}
