import type { Seat } from '../table/game';
import type { Marking } from './marks';

/** What marks the last moves, for whoever writes no component. */
export interface LastProps extends Marking {
  /** The sign of a seat, as SVG in a square of 100. */
  sign(seat: Seat): string;
}

/** They can be changed wherever they were handed over. */
export function lastProps(first: LastProps): LastProps {
  const props = $state(first);
  return props;
}
