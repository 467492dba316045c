import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { words } from '../../../i18n/index.svelte';
import { Choice } from '../../../table/choice.svelte';
import type { Entry, TableInfo } from '../../../table/game';
import { at } from '../fixtures';
import Conflict from './Conflict.svelte';

// The rulebook's war of the traders: attacker 1 on the board, defender 2.

/** A window where the panel has the controls: elsewhere they stand at the question. */
const PHONE = { width: 390, height: 844 };
const { happyDOM } = window as unknown as { happyDOM: { setViewport(size: typeof PHONE): void } };

beforeAll(async () => {
  happyDOM.setViewport(PHONE);
  await words.learn('tigris');
});

let page: Record<string, unknown> | null = null;
afterEach(async () => {
  if (page) await unmount(page);
  page = null;
});

const table = (options: Record<string, string>): TableInfo =>
  ({ options, seats: ['Anna', 'Ben', 'Cleo'].map((name) => ({ kind: 'me', name })) }) as unknown as TableInfo;

interface Setting {
  seat: number | null;
  numbers?: number[];
  committed?: number | null;
  support?: string;
  showing?: Entry;
}

function open({ seat, numbers, committed = null, support = 'free', showing }: Setting) {
  const view = at(committed === null ? 'attack' : committed === 2 ? 'defence-2' : 'defence');
  const choice = new Choice();
  choice.ask(numbers ? { commit: Object.fromEntries(numbers.map((n) => [`${n}`, {}])) } : null);
  const confirm = vi.fn();
  const props = {
    view,
    seat,
    table: table({ support }),
    choice,
    preview: null,
    confirm,
    showing: showing ?? null,
  };
  page = mount(Conflict, { target: document.body, props });
  flushSync();
  return { choice, confirm };
}

const text = (selector: string) =>
  (document.querySelector(selector)?.textContent ?? '')
    .replace(/[\u2068\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
const totals = () => [...document.querySelectorAll('.total')].map((one) => one.textContent?.trim());

function press(label: string): void {
  document.querySelector<HTMLButtonElement>(`[aria-label="${label}"]`)?.click();
  flushSync();
}

test('the attacker steps through the own tiles and commits with one button', () => {
  const { choice, confirm } = open({ seat: 0, numbers: [0, 1, 2, 3] });
  expect(totals()).toEqual(['1', '2+?']);
  expect(text('footer p')).toContain('You hold 3 markets.');
  expect(text('footer p')).toContain('With 2 or more you are ahead.');
  press('One tile more');
  press('One tile more');
  expect(totals()).toEqual(['3', '2+?']);
  expect(text('footer p')).toContain('Ben wins with 1 tile or more.');
  expect(text('footer p')).not.toContain('ahead');
  expect(choice.path).toEqual([]);
  document.querySelector<HTMLButtonElement>('footer .go')?.click();
  expect(choice.words).toBe('commit 2');
  expect(confirm).toHaveBeenCalledOnce();
});

test('both outcomes are told before', () => {
  open({ seat: 0, numbers: [0] });
  const [win, lose] = [...document.querySelectorAll('li')].map((one) =>
    one.textContent
      ?.replace(/[\u2068\u2069]/g, '')
      .replace(/\s+/g, ' ')
      .trim(),
  );
  expect(win).toBe(
    'If you win: You gain 3 market points. The trader of Ben goes home. Also off the board: I4, I6.',
  );
  expect(lose).toBe('If you lose: Ben gains 2 market points. Your trader goes home. Also off the board: F3.');
});

const go = () => document.querySelector<HTMLButtonElement>('.go')!;
const key = (name: string, at: Element) => {
  at.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
  flushSync();
};

test('the arrows step too, and stay within what is possible', () => {
  open({ seat: 0, numbers: [0, 1, 2] });
  const steps = [
    ['ArrowLeft', 'Commit none'],
    ['End', 'Commit 2'],
    ['ArrowRight', 'Commit 2'],
    ['ArrowDown', 'Commit 1'],
    ['Home', 'Commit none'],
  ] as const;
  for (const [name, told] of steps) {
    key(name, go());
    expect(text('.go')).toBe(told);
  }
});

test('a letter commits, and Enter from wherever the focus is, once somebody has said how many', () => {
  for (const name of ['c', 'Enter']) {
    const { choice, confirm } = open({ seat: 0, numbers: [0, 1, 2] });
    press('One tile more');
    key(name, document.body);
    expect(choice.words).toBe('commit 1');
    expect(confirm).toHaveBeenCalledOnce();
    void unmount(page!);
    page = null;
  }
});

test('Enter, which may only have been meant for the move that led here, says that another one commits', () => {
  const { choice, confirm } = open({ seat: 0, numbers: [0, 1, 2] });
  const repeated = { key: 'Enter', repeat: true, bubbles: true, cancelable: true };
  document.body.dispatchEvent(new KeyboardEvent('keydown', repeated));
  flushSync();
  expect(text('.go')).toBe('Commit none');
  key('Enter', document.body);
  expect(confirm).not.toHaveBeenCalled();
  expect([document.activeElement, text('.go')]).toEqual([go(), 'Enter again: none']);
  const held = new KeyboardEvent('keydown', repeated);
  go().dispatchEvent(held);
  expect(held.defaultPrevented).toBe(true);
  go().click();
  expect(choice.words).toBe('commit 0');
  expect(confirm).toHaveBeenCalledOnce();
});

test('where there is one answer, Enter gives it', () => {
  const { confirm } = open({ seat: 1, numbers: [0], committed: 4 });
  key('Enter', document.body);
  expect(confirm).toHaveBeenCalledOnce();
});

test('the defender knows the result while choosing, and that ties are the own', () => {
  open({ seat: 1, numbers: [0, 1, 2], committed: 2 });
  expect(totals()).toEqual(['3', '2']);
  expect(text('footer p')).toBe('You hold 2 markets. You lose, 2 to 3.');
  press('One tile more');
  expect(text('footer p')).toBe('You hold 2 markets. You win, 3 to 3: ties go to the defender.');
  expect(text('li.certain')).toContain('If you win');
});

test('by the English rule the number jumps to what is enough', () => {
  const { choice } = open({ seat: 0, numbers: [0, 2, 3], support: 'english' });
  press('One tile more');
  document.querySelector<HTMLButtonElement>('footer .go')?.click();
  expect(choice.words).toBe('commit 2');
  expect(text('footer p')).toContain('Possible: 0, 2 or 3.');
});

test('who holds nothing of use still answers', () => {
  const { choice, confirm } = open({ seat: 1, numbers: [0], committed: 4 });
  expect(text('footer p')).toContain('You hold no markets. You would need 3.');
  expect(text('footer p')).not.toContain('throws');
  document.querySelector<HTMLButtonElement>('footer .go')?.click();
  expect(choice.words).toBe('commit 0');
  expect(confirm).toHaveBeenCalledOnce();
});

test('everybody else sees both sides and who is asked, but no button', () => {
  open({ seat: 2, committed: 2 });
  expect(totals()).toEqual(['3', '2+?']);
  expect(text('section:last-of-type')).toContain('Ben is thinking');
  expect(document.querySelectorAll('button')).toHaveLength(0);
  expect(text('footer p')).toBe('Ben wins with 1 tile or more. Ben holds 6 tiles.');
  expect(text('li')).toContain('If Anna wins');
});

test('as long as the attacker thinks, nobody says what the defender would need', () => {
  open({ seat: 1 });
  expect(totals()).toEqual(['1+?', '2+?']);
  expect(text('footer p')).toBe('Anna holds 6 tiles.');
});

test('an answer is shown while the board plays it', () => {
  const events = [
    'p1 wins 5 to 3',
    'p2 green leader leaves I3',
    'removed green I4 I6',
    'p1 gains 3 green for war',
  ];
  open({ seat: 2, committed: 4, showing: { v: 9, seat: 1, words: 'commit 1', events } });
  expect(totals()).toEqual(['5', '3']);
  expect(text('li.certain')).toContain('If Anna wins');
  expect(text('footer p')).toBe('Anna won 5 to 3.');
});
