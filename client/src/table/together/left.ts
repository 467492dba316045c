import type { Seat, TableInfo } from '../../wire';

/** The seats that somebody has left and nobody has taken since. */
export const left = ({ seats }: TableInfo): Seat[] =>
  seats.flatMap(({ out, taken }, seat) => (out && !taken ? [seat] : []));
