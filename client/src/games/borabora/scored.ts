// What the scoring of this round has brought so far, read from the log.

import { isSeat, seatOf } from '../../board/events';
import type { Entry, Seat } from '../../wire';

export interface Scored {
  /** Points by seat. */
  status: number[];
  temple: number[];
  /** Who gained the God tile. */
  god: Seat | null;
  /** The piece that each seat bought, the points of its task; null is nothing yet. */
  jewels: (string | null)[];
  tasks: (number | null)[];
}

/** Null if the log does not reach back to where the scoring began. */
export function scoredIn(log: Entry[], seats: number): Scored | null {
  const from = log.findLastIndex(({ events }) => events.some((event) => event.startsWith('order ')));
  if (from < 0) return null;
  const nothing = <T>(of: T): T[] => Array.from({ length: seats }, () => of);
  const scored: Scored = {
    status: nothing(0),
    temple: nothing(0),
    god: null,
    jewels: nothing(null),
    tasks: nothing(null),
  };
  for (const event of log.slice(from).flatMap(({ events }) => events)) {
    const [head = '', verb = '', ...rest] = event.split(' ');
    if (isSeat(head)) read(scored, seatOf(head), verb, rest);
  }
  return scored;
}

/** `p1 scores 5 status`, `p1 gains god tile`, `p1 buys ring-9`, `p1 drops t34` */
function read(scored: Scored, seat: Seat, verb: string, [what = '', why = '']: string[]): void {
  if (verb === 'scores' && (why === 'status' || why === 'temple')) scored[why][seat] = Number(what);
  else if (verb === 'scores' && why === 'task') scored.tasks[seat] = (scored.tasks[seat] ?? 0) + Number(what);
  else if (verb === 'gains' && what === 'god') scored.god = seat;
  else if (verb === 'buys') scored.jewels[seat] = what;
  else if (verb === 'drops') scored.tasks[seat] ??= 0;
}
