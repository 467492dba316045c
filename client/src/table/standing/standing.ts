import { duration, t } from '../../i18n/index.svelte';
import type { Needs, Standing } from '../../wire';

const UNITS = [86_400, 3600, 60, 1];

/** How long an answer takes, more or less: "5h". */
function about(seconds: number): string {
  const unit = UNITS.find((size) => seconds >= size) ?? 1;
  return duration(Math.max(1, Math.round(seconds / unit)) * unit * 1000, 'narrow');
}

/** Whether somebody finishes what they begin, in a few words; null: new here. */
export function standingLine(one: Standing | null): string {
  if (one === null) return t('standing-new');
  const { finished, games, answers_in } = one;
  if (answers_in === null) return t('standing', { finished, games });
  return t('standing-and', { finished, games, time: about(answers_in) });
}

/** Whether a table that needs this is for somebody of this standing, as the server will judge it. */
export function admits(needs: Needs | null, one: Standing | null): boolean {
  if (needs === null) return true;
  return one === null ? needs.newcomers : 100 * one.finished >= needs.share * one.games;
}
