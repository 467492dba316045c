// Which of the moments of a game are told at its end: what was taken back is none, and no praise stands beside a loss.

import { t } from '../i18n/index.svelte';
import { to } from '../router.svelte';
import type { Desk } from '../table/desk.svelte';
import { turnOf, turns } from '../table/entries';
import { lines } from '../table/lines';
import type { Entry } from '../wire';
import { cameOf } from './better';
import type { Moment } from './kept';
import { means } from './means';
import type { Told } from './Moments.svelte';
import { isStruck } from './striking';
import { afterOwn } from './turn';
import type { CoachWords } from './words';

/** Of each kind. */
const MOST = 3;

/** A moment, and its entry. */
interface Happened extends Moment {
  step: number;
  entry: Entry;
}

/** What went well, and where something else was better, what cost most first. */
export function momentsOf(
  desk: Desk,
  moments: Moment[],
  words: CoachWords,
): Record<'goods' | 'others', Told[]> {
  const { log, view, eyes } = desk.play;
  const happened = moments.flatMap((one): Happened[] => {
    const step = log.findIndex(({ v }) => v === one.v);
    return step < 0 ? [] : [{ ...one, step, entry: log[step]! }];
  });
  /** Nobody believes that a move was good after which something was lost. */
  const costs = ({ entry }: Happened) => isStruck(afterOwn(log, entry, desk.game.follows), words, view, eyes);
  const goods = happened.filter((one) => one.good && !costs(one)).slice(-MOST);
  const others = happened
    .filter(({ good }) => !good)
    .sort((a, b) => Number(a.slip ?? false) - Number(b.slip ?? false))
    .slice(0, MOST);
  const told = (some: Happened[]) => some.flatMap((one) => toldOf(desk, one, words));
  return { goods: told(goods), others: told(others) };
}

/** Nothing where the log does not tell the move. */
function toldOf(
  desk: Desk,
  { step, entry, good, why = [], better = '' }: Happened,
  words: CoachWords,
): Told[] {
  const { log, table, over } = desk.play;
  const which = lines(entry, desk.game, desk.ctx)[0]?.text;
  if (!which) return [];
  const came = good ? '' : cameOf(desk, step, words.isNews);
  const reason = came || (why.length > 0 ? means(table.game, why, true) : '');
  const what = t('coach-moment', { n: turnOf(turns(log, desk.game.follows), entry), which });
  return [{ step, what, href: over ? to.replay(table.id, step) : null, said: [reason, better] }];
}
