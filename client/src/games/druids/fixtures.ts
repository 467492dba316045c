// Positions for tests, as the rules tell them: tests/games/druids/test_fixtures.py writes them down.
import { Choice } from '../../table/choice.svelte';
import type { Options, Preview, Reason } from '../../wire';
import told from './told.json';
import type { Tree, View } from './view';

interface Scene {
  view: View;
  preview: Preview;
}

/** What Sun sees, and what it is told when it tries something. */
export const scene = (name: Exclude<keyof typeof told, 'why'>): Scene =>
  structuredClone(told[name]) as unknown as Scene;

/** The answer of a scene, as it has been chosen. */
export function chosen({ preview }: Scene): Choice {
  const choice = new Choice();
  const path = preview.words.split(' ');
  choice.ask(path.reduceRight<Options>((below, word) => ({ [word]: below }), {}));
  choice.set(path);
  return choice;
}

/** What stands against some words in the worked example, or where S1 is lost and S2 bare. */
export const whyNot = (where: keyof typeof told.why) => (words: string) =>
  Promise.resolve((told.why[where] as Record<string, Reason>)[words] ?? null);

export function tree(pile: string, more: Partial<Tree> = {}): Tree {
  return { pile: pile.split(' ').filter(Boolean), down: 1, druid: null, tokens: 0, lost: false, ...more };
}

/** The worked example of the rulebook, before Sun's move. */
export const example = (): View => scene('example').view;

/** The example after the dance of `waltz 5L S4`, before anything is turned up. */
export const danced = (): View => scene('example').preview.view;

export const DANCE = scene('example').preview.events;
