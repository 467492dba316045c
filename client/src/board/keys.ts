// Keys that work wherever the focus is.

import type { GameKey } from '../table/game';

/**
 * Whether this key is meant for something else: for a field or a dialog (or one of the `others`), for the browser, for
 * who has answered it.
 */
export function isElsewhere(event: KeyboardEvent, ...others: string[]): boolean {
  const { target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
  const kept = ['input', 'select', 'textarea', 'dialog', ...others].join();
  const busy = target instanceof Element && target.closest(kept);
  return Boolean(busy) || ctrlKey || metaKey || altKey || defaultPrevented;
}

if (typeof window !== 'undefined') addEventListener('keydown', pressKeyed);

/**
 * Whatever has a `data-key` is pressed by that key, wherever the focus is. A key is called by what it writes, or by
 * where it is: "1", "Digit1", "Shift Digit1".
 */
function pressKeyed(event: KeyboardEvent): void {
  if (isElsewhere(event)) return;
  const place = event.code.replace('Numpad', 'Digit');
  const keys = [event.key, event.shiftKey ? `Shift ${place}` : place];
  const all = [...document.querySelectorAll<HTMLElement>('[data-key]')];
  const thing = all.find(({ dataset }) => keys.includes(dataset['key']!));
  if (!thing) return;
  event.preventDefault();
  thing.click();
}

/** An Enter that may confirm: no button or link has it for itself, but those on the board and in the hand. */
export function mayConfirm(event: KeyboardEvent): boolean {
  if (event.key !== 'Enter' || isElsewhere(event)) return false;
  const { target } = event;
  if (!(target instanceof Element) || !target.closest('button, a, summary, [role=button]')) return true;
  return target.closest('.stage, .hand') !== null;
}

/** Nothing else hears of it. */
export function keep(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** What each key does, and the message that says so where keys are listed. */
export type Deeds = Record<string, readonly [what: string, act: () => void]>;

const LABELS: Record<string, string> = {
  ' ': 'Space',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  Backspace: '⌫',
  Escape: 'Esc',
};

/** As it stands on the keyboard; a capital letter takes Shift. */
function label(key: string): string {
  if (key.startsWith('Shift ')) return `Shift ${label(key.slice(6))}`;
  if (/^\p{Lu}$/u.test(key)) return `Shift ${key}`;
  return LABELS[key] ?? (key.length > 1 ? key : key.toUpperCase());
}

/** As they are listed: those that do the same stand together. */
export function listed(deeds: Record<string, readonly [what: string, ...unknown[]]>): GameKey[] {
  const keys = new Map<string, string[]>();
  for (const [key, [what]] of Object.entries(deeds)) keys.set(what, [...(keys.get(what) ?? []), label(key)]);
  return [...keys].map(([what, all]) => ({ key: all.join(' / '), what }));
}

/** Does what this key is for, if it is for anything; Enter confirms before anybody else hears of it. */
export function press(key: string, deeds: Deeds, event: KeyboardEvent): void {
  if (key === 'Enter' || !deeds[key]) return;
  event.preventDefault();
  deeds[key][1]();
}

/** What keys do within a board, and what that is called where keys are listed. */
export const FOCUS_KEYS = {
  ArrowLeft: ['keys-arrows'],
  ArrowUp: ['keys-arrows'],
  ArrowRight: ['keys-arrows'],
  ArrowDown: ['keys-arrows'],
  Home: ['keys-ends'],
  End: ['keys-ends'],
  Enter: ['keys-choose'],
  ' ': ['keys-choose'],
  '[': ['keys-places'],
  ']': ['keys-places'],
} as const;

/** What the keys of the camera do; `fit` is what the game calls everything. */
export const cameraKeys = (fit: string): GameKey[] => [
  { key: '← / ↑ / → / ↓', what: 'camera-move', aid: true },
  { key: '+', what: 'camera-closer', aid: true },
  { key: '-', what: 'camera-farther', aid: true },
  { key: '0', what: fit, aid: true },
];
