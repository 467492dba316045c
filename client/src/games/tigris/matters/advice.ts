// What a number means in a conflict: for the defender the result, for the attacker what the other would need.

import { t } from '../../../i18n/index.svelte';
import type { Seat, TableInfo } from '../../../table/game';
import { who } from '../../../table/names';
import { anyOf } from '../says';
import type { View } from '../view';
import { asksFor, defenderNeeds, type Adds, type Clash } from './clash';

interface About {
  view: View;
  clash: Clash;
  adds: Adds;
  table: TableInfo;
  seat: Seat | null;
}

export function meaning({ view, clash, adds: [attack, defence], table, seat }: About): string {
  const [attacker, defender] = clash.sides;
  const [a, b] = [attacker.strength + (attack ?? 0), defender.strength + (defence ?? 0)];
  const n = defenderNeeds(view, attack ?? 0);
  if (n === null) return '';
  if (defence !== null) {
    if (a === b) return t('tigris-conflict-tied', { a, b });
    return t('tigris-conflict-decided', { win: b > a ? 'yes' : 'no', a: b, b: a });
  }
  if (attack === null) return '';
  const key = n > defender.holds ? 'beyond' : 'needs';
  return t(`tigris-conflict-${key}`, { ...who(table, defender.leader.seat, seat), n });
}

/** How many tiles the one has whose number is still open; oneself knows. */
export function hold({ clash, adds, table, seat }: About): string {
  const open = clash.sides[adds.indexOf(null)];
  if (!open || open.leader.seat === seat) return '';
  return t('tigris-conflict-hold', { ...who(table, open.leader.seat, seat), n: open.holds });
}

/** Whoever attacks has to be stronger first, and is heard of before the other answers. */
function aheadWith({ clash, adds: [attack] }: About, needed: number, most: number): string {
  const short = clash.asked === 0 && (attack ?? 0) < needed && needed <= most;
  return short ? t('tigris-conflict-ahead', { n: needed }) : '';
}

/** For the one who is asked: what may be committed, and whether anything is enough. */
export function advice(about: About, numbers: number[]): string {
  const { view, clash, table } = about;
  const most = numbers.at(-1) ?? 0;
  const needed = asksFor(view, clash) ?? 0;
  const english = table.options['support'] === 'english';
  const parts = [
    aheadWith(about, needed, most) || meaning(about),
    hold(about),
    most === 0 ? t('tigris-conflict-hold', { me: 'you', p: '', n: 0, colour: clash.tiles }) : '',
    needed > most ? t('tigris-conflict-beyond', { me: most === 0 ? 'none' : 'you', p: '', n: needed }) : '',
    english && most > 0 ? t('tigris-conflict-english', { list: anyOf(numbers) }) : '',
  ];
  return parts.filter(Boolean).join(' ');
}
