import { duration } from '../../i18n/index.svelte';
import type { Clock, ClockRule, Seat } from '../../wire';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** How near zero is: live games warn in the last half minute, slow ones in the last quarter of what is given. */
export type Alarm = 'none' | 'low' | 'last' | 'over';

/** What the clock of one seat shows at one moment, in milliseconds. */
export interface Reading {
  runs: boolean;
  /** Left of what this turn is given; what is in reserve stands until that is used up. */
  grant: number;
  /** Less than nothing once time is over. */
  reserve: number;
  alarm: Alarm;
}

/** The clock of this seat, so many milliseconds after it was told. */
export function read(clock: Clock, { grant: given }: ClockRule, seat: Seat, since: number): Reading {
  const runs = clock.seat === seat;
  if (!runs) return { runs, grant: 0, reserve: clock.reserves[seat] ?? 0, alarm: 'none' };
  const gone = Math.max(0, since - clock.begins_in);
  const left = clock.left - gone;
  const grant = Math.max(0, clock.grant_left - gone);
  return { runs, grant, reserve: left - grant, alarm: alarm(given * SECOND, left) };
}

function alarm(given: number, left: number): Alarm {
  const live = given < HOUR;
  if (left <= 0) return 'over';
  if (left <= (live ? 10 * SECOND : HOUR)) return 'last';
  return left <= (live ? 30 * SECOND : given / 4) ? 'low' : 'none';
}

/** "4:50", "1:04:50", or where there are days "2d 4h": what is begun counts as whole, until nothing is left. */
export function face(ms: number): string {
  if (ms >= 12 * HOUR) return duration(ms, 'narrow');
  const seconds = Math.max(0, Math.ceil(ms / SECOND));
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (n: number) => String(n).padStart(2, '0');
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
