// Wars that a tile would bring, and how the learner stands in them.

import type { Care } from '../../coach/words';
import { t } from '../../i18n/index.svelte';
import type { Seat } from '../../wire';
import { roles } from './says';
import { leadersAt, strengthAt, surveyOf, type Frontier } from './survey';
import type { Colour, Leader, View } from './view';

/** So much weaker in a war that it is worth a warning. */
const MUCH = 2;

/** A war that one tile would bring, and how strong the learner is in it, and the rival. */
interface War {
  colour: Colour;
  own: Leader;
  other: Leader;
  a: number;
  b: number;
}

export function warsAt(view: View, seat: Seat, { kingdoms: two, wars: colours }: Frontier): War[] {
  const { kingdoms } = surveyOf(view);
  const leaders = two.flatMap((one) => leadersAt(view, Object.keys(kingdoms[one]!.leaders)));
  const behind = ({ cell }: Leader): number => strengthAt(view, cell, 'war') ?? 0;
  return colours.flatMap((colour) => {
    const own = leaders.find((one) => one.colour === colour && one.seat === seat);
    const other = leaders.find((one) => one.colour === colour && one.seat !== seat);
    return own && other ? [{ colour, own, other, a: behind(own), b: behind(other) }] : [];
  });
}

/** The own wars that this tile begins. */
export const warsBy = (view: View, seat: Seat, [word, , cell = '']: string[]): War[] =>
  word === 'tile'
    ? surveyOf(view)
        .frontiers.filter(({ cells }) => cells.includes(cell))
        .flatMap((frontier) => warsAt(view, seat, frontier))
    : [];

export const fighting = ({ colour, a, b }: War): string =>
  t('tigris-note-war', { roles: roles(colour), a, b });

/** Where one tile would bring a war that is as good as lost. */
export function wars(view: View, seat: Seat): Care[] {
  return surveyOf(view).frontiers.flatMap((frontier) =>
    warsAt(view, seat, frontier)
      .filter(({ a, b }) => b - a >= MUCH)
      .map((war) => toldOf(frontier, war)),
  );
}

function toldOf({ cells }: Frontier, { colour, own, other, a, b }: War): Care {
  const text = t('tigris-care-war', { cell: cells[0] ?? '', a, b, roles: roles(colour) });
  return { key: `war-${colour}`, text, at: [...cells, own.cell, other.cell] };
}
