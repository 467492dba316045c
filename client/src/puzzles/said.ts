import { list, t } from '../i18n/index.svelte';
import { because } from '../table/merits';
import type { NextBest, PuzzleInfo, PuzzleVerdict, Solution } from '../wire';

const percent = (share: number): number => Math.round(100 * share);

/** The chance that is left to win: of what may be and need not, neither never nor always. */
export const chanceLeft = (loss: number): number =>
  loss >= 1 ? 0 : Math.min(99, Math.max(1, percent(1 - loss)));

/** Why an answer is wrong. */
export const whyWrong = (
  game: string,
  { kind, players }: PuzzleInfo,
  { loss, why }: PuzzleVerdict,
): string =>
  kind === 'proven'
    ? t('puzzle-proven-wrong', { n: chanceLeft(loss) })
    : `${t('puzzle-wrong', { n: percent(loss) })} ${because(game, players, why)}`;

/** Why the answer is right. */
export const whyRight = (game: string, { kind, players }: PuzzleInfo, { why }: Solution): string =>
  kind === 'proven' ? t('puzzle-proven-right') : because(game, players, why);

/** Who finds it, bots and people, and which game it comes from. */
export const whoFinds = ({ levels, found, origin }: Solution): string =>
  [
    t('puzzle-levels', levels),
    found && t('puzzle-found', { n: percent(found.at_once / found.people), people: found.people }),
    t('puzzle-origin', {
      bots: list(origin.bots.map((level) => t('level-name', { level }))),
      n: origin.answers,
    }),
  ]
    .filter(Boolean)
    .join(' ');

/** What comes next to it; nothing if all others are as wrong as can be. */
export function nextBest({ kind }: PuzzleInfo, { loss }: NextBest, what: string): string | null {
  if (kind === 'judged') return t('puzzle-next-best', { what, n: percent(loss) });
  return loss < 1 ? t('puzzle-proven-next-best', { what, n: chanceLeft(loss) }) : null;
}
