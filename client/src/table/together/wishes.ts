import { t } from '../../i18n/index.svelte';
import type { Proposal, Seat, TableInfo } from '../../wire';
import { nameOf } from '../names';
import { clockOf, clockTitle } from './clocks';

/** What a proposal would do, in words: `takeback 12`, `clock 0 86400000 lose 0`, `expel 2`. */
export function sayProposal(table: TableInfo, what: string): string {
  const [kind = '', ...rest] = what.split(' ');
  const words = rest.join(' ');
  if (kind === 'takeback') return t('wish-takeback-n', { n: table.version - Number(words) });
  if (kind === 'expel') return t('wish-expel-p', { p: nameOf(table, Number(words)) });
  if (kind === 'clock') return t('wish-clock-to', { clock: clockTitle(clockOf(words)) });
  if (kind === 'cancel') return t('wish-cancel-it');
  return t(`wish-${kind}-to`, { value: words });
}

/** Who of the people here still has to say something. */
export const mayAnswer = (proposal: Proposal, mine: Seat[]): boolean =>
  proposal.asked.some((seat) => mine.includes(seat));

/** Where the game would stand if whoever has these seats took back their last answer, and all that came after. */
export function beforeOwn(log: { v: number; seat: Seat }[], mine: Seat[]): number | null {
  const own = log.findLast(({ seat }) => mine.includes(seat));
  return own ? own.v - 1 : null;
}
