// Which of the moments of a game are told at its end: what was taken back is none, no praise stands beside a loss, and
// what speaks against an answer is what came of it, and not what a search had feared.

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
import type { Words } from './words';

/** Of each kind. */
const MOST = 3;

/** A moment, and its entry. */
interface Happened extends Moment {
  step: number;
  entry: Entry;
}

/** What went well, and where something else was better, what cost most first. */
export function momentsOf(desk: Desk, moments: Moment[], words: Words): Record<'goods' | 'others', Told[]> {
  const { log, view, eyes } = desk.play;
  const happened = moments.flatMap((one): Happened[] => {
    const step = log.findIndex(({ v }) => v === one.v);
    return step < 0 ? [] : [{ ...one, step, entry: log[step]! }];
  });
  /** Nobody believes that a move was good after which something was lost. */
  const costs = ({ entry }: Happened) => isStruck(afterOwn(log, entry, desk.game.follows), words, view, eyes);
  const of = (kind: Moment['kind']) => happened.filter((one) => one.kind === kind);
  const told = (some: Happened[]) => some.flatMap((one) => toldOf(desk, one, words));
  return {
    goods: told(of('good').filter((one) => !costs(one))).slice(-MOST),
    others: told([...of('mistake'), ...of('slip')]).slice(0, MOST),
  };
}

/** Nothing where the log does not tell the move, or there is nothing to tell of it. */
function toldOf(desk: Desk, { step, entry, kind, why, better }: Happened, words: Words): Told[] {
  const { log, table, over } = desk.play;
  const which = lines(entry, desk.game, desk.ctx)[0]?.text;
  const said = [kind === 'good' ? means(table.game, why, true) : cameOf(desk, step, words.isNews), better];
  if (!which || !said.some(Boolean)) return [];
  const what = t('coach-moment', { n: turnOf(turns(log, desk.game.follows), entry), which });
  return [{ step, what, href: over ? to.replay(table.id, step) : null, said }];
}
