// What the lessons list, in the words of the box, and what lies in a row in their pictures.

import { t } from '../../i18n/index.svelte';
import * as shown from './examples';
import { BOX } from './inventory';
import { action, actionWhy, begun, effect, god, godWhy, jewel, jewelCost, task } from './says';
import { signsOf } from './tasks';

export interface Line {
  signs?: string[];
  name?: string;
  text: string;
  value?: string | number;
}

const ACTIONS = ['helper', 'temple', 'build', 'woman', 'man', 'land', 'water', 'fish'];
const PRICES: Record<string, string> = {
  tattoo: 'status',
  collect: 'shell',
  point: 'invocation',
  card: 'god',
  move: 'move_hut',
};

/** Which of them stand in two columns. */
export const TWO = ['helper', 'jewels', 'end'];

export const LISTS: Record<string, () => Line[]> = {
  round: () =>
    ['a', 'b', 'c'].map((phase) => ({ name: phase.toUpperCase(), text: t(`borabora-learn-round-${phase}`) })),
  actions: () => ACTIONS.map((one) => ({ signs: [one], name: action(one), text: actionWhy(one) })),
  helper: () =>
    Object.entries(BOX.helper).map(([line, value]) => ({
      signs: [PRICES[line] ?? line],
      text: begun(t(`borabora-price-${line}`)),
      value,
    })),
  gods: () =>
    shown.WHYS.map((one) => ({
      signs: [one === 'tile' ? 'god-tile' : `god ${one}`],
      name: god(one),
      text: godWhy(one),
    })),
  jewels: () =>
    shown.JEWELS.map((id) => ({
      signs: [id.split('-')[0]!],
      text: `${begun(jewel(id))}, ${jewelCost(id)}`,
    })),
  tasks: () => shown.TASKS.map((id) => ({ signs: signsOf(id), text: begun(task(id)) })),
  end: () =>
    Object.keys(BOX.end)
      .filter((line) => line.includes(' '))
      .map((line) => ({
        text: begun(t(`borabora-why-${line.replace(' ', '-')}`)),
        value: `+${BOX.end.points_for_each}`,
      })),
};

/** A sign, a wooden piece of a seat, or a word between them. */
interface Thing {
  sign?: string;
  seat?: number;
  text?: string;
}
const signs = (...all: string[]): Thing[] => all.map((sign) => ({ sign }));
const person = (tile: string): Thing => ({ sign: `person ${tile}` });

export const ROWS: Record<string, () => Thing[]> = {
  goal: () => [
    { sign: 'hut', seat: 0 },
    person(shown.PERSON),
    { sign: 'priest', seat: 0 },
    ...signs('ring', 'god-tile'),
  ],
  start: () => [
    { sign: 'hut', seat: 0 },
    { text: '→' },
    { sign: 'fish-a' },
    { text: String(BOX.start.fish_of_first_hut) },
  ],
  people: () => [person(shown.PERSON), ...signs('status', `slid ${shown.PERSON}`)],
  fire: () => [...signs('god', 'offering'), { text: '+' }, ...signs('status', 'shell')],
  fishing: () => [...signs('dice', 'fish'), { text: `+${BOX.fishing.points}` }],
  groups: () => [...shown.COMPANIONS.map(person), { text: begun(effect('hike', 4)) }],
  scoring: () => [...[3, 2, 1, 0].map((seat) => ({ sign: 'marker', seat })), ...signs('temple', 'god-tile')],
};
