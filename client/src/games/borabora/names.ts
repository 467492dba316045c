// What things are called, without the invisible marks round variables: for labels and small texts.

import { plain, t } from '../../i18n/index.svelte';
import { personCalled, type God, type Sex } from './inventory';
import * as says from './says';

export const say = (key: string, args: Record<string, string | number> = {}): string =>
  plain(t(`borabora-${key}`, args));

export const actionName = (action: string): string => plain(says.action(action));
/** The same as short as a tile is wide. */
export const tileName = (action: string): string =>
  action === 'land' || action === 'water' ? say(`tile-${action}`) : actionName(action);
export const regionName = (region: string): string => plain(says.region(region));
export const typeName = (type: string): string => plain(says.type(type));
export const godName = (god: God): string => plain(says.god(god));
export const effectOf = (type: string, n: number): string => plain(says.effect(type, n));
export const personName = (tile: string): string => plain(says.person(tile));
export const spaceName = (id: string): string => plain(says.space(id));
export const taskText = (id: string): string => plain(says.task(id));
/** The same in as few words as possible: its sign stands beside it. */
export const taskBrief = (id: string): string => plain(says.taskBrief(id));
export const taskHelp = (id: string): string => plain(says.taskWhy(id));
export const upperFirst = says.begun;

export const groupName = (sex: Sex, type: string, n: number): string => plain(says.group(sex, type, n));

/** "2 shells" on a woman, "2 status steps" on a man. */
export function marksOf(tile: string): string {
  const { sex, marks } = personCalled(tile);
  return say(sex === 'woman' ? 'shells' : 'steps', { n: marks });
}

/** "two green cards and an offering" */
export const payText = (pay: string): string => plain(says.payment(pay.split(' ')));
