import { MediaQuery } from 'svelte/reactivity';

/**
 * How much room there is, for one component; the same borders stand in `style/desk.css`.
 * `tablets`: all that stands in the column is in sight on tablets too.
 */
export const room = (tablets = false) => ({
  /** The board takes the whole height, everything else stands in one column beside it. */
  desktop: new MediaQuery(`(min-width: ${tablets ? 761 : 1100}px) and (min-height: 501px)`),
  /** One thing at a time: the views of the table are tabs. */
  phone: new MediaQuery('(max-width: 760px), (max-height: 500px)'),
  upright: new MediaQuery('(max-width: 760px) and (min-height: 501px)'),
  lying: new MediaQuery('(max-height: 500px) and (min-width: 561px)'),
});
