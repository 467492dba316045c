import { MediaQuery } from 'svelte/reactivity';

/** How much room there is, for one component; the same borders stand in `style/desk.css`. */
export const room = () => ({
  /** Players, preview and log have a column of their own. */
  desktop: new MediaQuery('(min-width: 1101px)'),
  /** One thing at a time: the views of the table are tabs. */
  phone: new MediaQuery('(max-width: 760px), (max-height: 500px)'),
  upright: new MediaQuery('(max-width: 760px) and (min-height: 501px)'),
  lying: new MediaQuery('(max-height: 500px) and (min-width: 561px)'),
});
