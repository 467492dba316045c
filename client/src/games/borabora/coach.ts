// What a learner may forget while dice are placed: the task that the end of the round asks for.

import type { Care, CoachWords } from '../../coach/words';
import { t } from '../../i18n/index.svelte';
import type { Seat } from '../../wire';
import { BOX } from './inventory';
import { task } from './says';
import { progressOf } from './tasks';
import type { View } from './view';

function cares(seen: unknown, seat: Seat): Care[] {
  const view = seen as View;
  const tasks = view.boards[seat]?.tasks ?? [];
  const left = tasks.flatMap((id) => {
    const far = progressOf(view, id);
    return far ? [{ id, a: far[0], b: far[1] }] : [];
  });
  const [nearest] = left.sort((one, other) => one.b - one.a - (other.b - other.a));
  if (view.phase !== 'dice' || !nearest) return [];
  const { id, a, b } = nearest;
  const n = BOX.task_scores.points;
  const text = t(a < b ? 'borabora-care-task' : 'borabora-care-met', { what: task(id), a, b, n });
  return [{ key: `task-${view.round}-${a < b ? 'open' : 'met'}`, text }];
}

const words: CoachWords = { cares };

export default words;
