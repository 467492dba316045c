// Wars that a tile would bring, and how the learner stands in them.

import type { Care } from '../../coach/words';
import { t } from '../../i18n/index.svelte';
import type { Seat } from '../../wire';
import { roles } from './says';
import { leadersAt, strengthAt, surveyOf, type Frontier } from './survey';
import { handOf, type Colour, type Leader, type View } from './view';

/** So much weaker in a war that it is worth a warning. */
const MUCH = 2;

/** A war that one tile would bring, and how strong the learner is in it, and the rival. */
export interface War {
  colour: Colour;
  own: Leader;
  other: Leader;
  a: number;
  b: number;
  /** Tiles of the hand that count in it. */
  held: number;
}

export function warsAt(view: View, seat: Seat, { kingdoms: two, wars: colours }: Frontier): War[] {
  const { kingdoms } = surveyOf(view);
  const leaders = two.flatMap((one) => leadersAt(view, Object.keys(kingdoms[one]!.leaders)));
  const behind = ({ cell }: Leader): number => strengthAt(view, cell, 'war') ?? 0;
  return colours.flatMap((colour) => {
    const own = leaders.find((one) => one.colour === colour && one.seat === seat);
    const other = leaders.find((one) => one.colour === colour && one.seat !== seat);
    const held = handOf(view, seat).filter((one) => one === colour).length;
    return own && other ? [{ colour, own, other, a: behind(own), b: behind(other), held }] : [];
  });
}

/** The own wars that this tile begins; it is no longer in the hand then. */
export const warsBy = (view: View, seat: Seat, [word, laid, cell = '']: string[]): War[] =>
  word === 'tile'
    ? surveyOf(view)
        .frontiers.filter(({ cells }) => cells.includes(cell))
        .flatMap((frontier) => warsAt(view, seat, frontier))
        .map((war) => ({ ...war, held: war.held - Number(war.colour === laid) }))
    : [];

export const fighting = ({ colour, a, b, held }: War): string =>
  t('tigris-note-war', { roles: roles(colour), a, b, held });

/** Whoever attacks loses where both are level. */
export const isLost = ({ a, b, held }: War): boolean => a + held <= b;

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
