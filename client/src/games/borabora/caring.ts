// What a learner may overlook: tasks, the temple, and great works.

import type { Care } from '../../coach/words';
import { t } from '../../i18n/index.svelte';
import type { Seat } from '../../wire';
import { BOX, ROUNDS } from './inventory';
import { task } from './says';
import { isClosed, progressOf } from './tasks';
import type { View } from './view';
import { LATE, within, works } from './works';

export function cares(view: View, seat: Seat): Care[] {
  if (view.phase === 'people') return works(view, seat);
  if (view.phase !== 'dice') return [];
  return [...allTasks(view), ...works(view, seat), ...nearest(view, seat), ...temple(view, seat)];
}

/** Before the end: whoever gives up a task that could still be met loses it for nothing. */
function allTasks({ round }: View): Care[] {
  if (round !== ROUNDS - 1) return [];
  const points = BOX.task_scores.points;
  return [{ key: 'all-tasks', text: t('borabora-care-all', { points }), once: true }];
}

/** Where one more priest may decide who gains the god tile. */
function temple(view: View, seat: Seat): Care[] {
  const { boards, pile } = view;
  const priests = boards.map((_, one) => priestsOf(view, one));
  const own = priests[seat] ?? 0;
  const theirs = Math.max(...priests.filter((_, one) => one !== seat));
  if (pile === 0 || own + theirs === 0 || own - theirs > 1) return [];
  const key = view.round < LATE ? 'temple' : 'temple-late';
  return [{ key, text: t('borabora-care-temple', { own, theirs }), once: true }];
}

function nearest(view: View, seat: Seat): Care[] {
  const tasks = view.boards[seat]?.tasks ?? [];
  const left = tasks.flatMap((id) => {
    const [a, b] = progressOf(view, id) ?? [0, Infinity];
    return b - a <= within(view, seat) ? [{ id, a, b }] : [];
  });
  const closed = ({ id, a, b }: (typeof left)[0]): number => Number(a < b && isClosed(view, id, seat));
  const [next] = left.sort(
    (one, other) => closed(one) - closed(other) || one.b - one.a - (other.b - other.a) || other.a - one.a,
  );
  if (!next) return [];
  const { id, a, b } = next;
  const n = BOX.task_scores.points;
  const open = view.round < ROUNDS ? 'task' : 'last';
  const text = t(`borabora-care-${a < b ? open : 'met'}`, { what: task(id), a, b, n });
  if (a < b) return [{ key: `task-${view.round}-open`, text }];
  return [{ key: `task-${view.round}-met`, text, once: true }];
}

export const priestsOf = ({ temple: spaces }: View, seat: Seat): number =>
  Object.values(spaces).filter((one) => one === seat).length;
