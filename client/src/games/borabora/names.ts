// What things are called.

import { plain, t } from '../../i18n/index.svelte';
import { personCalled, taskCalled, type God, type Need, type Sex } from './inventory';

/** For labels and small texts: without the invisible marks round variables. */
export const say = (key: string, args: Record<string, string | number> = {}): string =>
  plain(t(`borabora-${key}`, args));

export const actionName = (action: string): string => say(`action-${action}`);
export const regionName = (region: string): string => say(`region-${region}`);
export const typeName = (type: string): string => say(`type-${type}`);
export const godName = (god: God): string => say(`god-${god}`);
export const effectOf = (type: string, n: number): string => say(`effect-${type}`, { n });

/** "woman: Hike" */
export function personName(tile: string): string {
  const { sex, type } = personCalled(tile);
  return say('person', { sex, what: typeName(type) });
}

export const groupName = (sex: Sex, type: string, n: number): string =>
  say('group', { sex, n, what: typeName(type) });

/** "2 shells" on a woman, "2 status steps" on a man. */
export function marksOf(tile: string): string {
  const { sex, marks } = personCalled(tile);
  return say(sex === 'woman' ? 'shells' : 'steps', { n: marks });
}

export function needText({ what, n, of = '' }: Need): string {
  return say(`need-${what}`, { n, of, what: what === 'people_of_type' ? typeName(of) : '' });
}

export const taskText = (id: string): string => taskCalled(id).needs.map(needText).join(', ');

/** "two green cards and an offering" */
export function payText(pay: string): string {
  const [word = '', of = ''] = pay.split(' ');
  return say(`pay-${word}`, { of });
}

export const upperFirst = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
