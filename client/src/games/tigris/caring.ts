// What a learner may overlook on this board: wars, guests, leaders alone, the weakest colour, the end.

import { sentences } from '../../coach/sentences';
import type { Care } from '../../coach/words';
import { list, t } from '../../i18n/index.svelte';
import type { Seat } from '../../wire';
import { kindOf, yourLeader } from './says';
import { leadersAt, strengthAt, surveyOf } from './survey';
import { COLOURS, inBag, standsOn, type Colour, type View } from './view';
import { wars } from './warring';

/** So few temples that any rival who has found two is stronger. */
export const FEW = 1;

/** By so many points a colour has fallen behind. */
export const BEHIND = 3;
/** So few tiles in the bag that the game may end within a round or two. */
const FEW_TILES = 18;

export function cares(view: View, seat: Seat): Care[] {
  const quiet = surveyOf(view).asked.conflicts === undefined; // or else one thinks of that
  const own = quiet ? [...revolts(view, seat), ...weakest(view, seat)] : [];
  return [...wars(view, seat), ...nearEnd(view), ...(quiet ? guests(view, seat) : []), ...own];
}

/** Leaders of others in a kingdom of one's own, who take what is laid there. */
function guests(view: View, seat: Seat): Care[] {
  return surveyOf(view).kingdoms.flatMap(({ leaders }) => {
    const all = leadersAt(view, Object.keys(leaders));
    const others = all.some((one) => one.seat === seat) ? all.filter((one) => one.seat !== seat) : [];
    return others.map(({ colour, cell }) => ({
      key: `guest-${colour}-${cell}`,
      text: t('tigris-care-guest', { cell, kind: kindOf(colour) }),
      at: [cell],
      once: true as const,
    }));
  });
}

/** How the game will end, before it does. */
function nearEnd(view: View): Care[] {
  const n = inBag(view);
  return n !== null && n <= FEW_TILES ? [{ key: 'bag', text: t('tigris-care-bag', { n }), once: true }] : [];
}

/** Own leaders whom hardly a temple supports. */
function revolts(view: View, seat: Seat): Care[] {
  return COLOURS.flatMap((colour) => {
    const cell = standsOn(view, seat, colour);
    const n = cell && strengthAt(view, cell, 'revolt');
    if (cell === null || n === null || n === '' || n > FEW) return [];
    return [
      {
        key: `revolt-${n}`,
        text: t('tigris-care-revolt', { leader: yourLeader(colour), cell, n }),
        at: [cell],
      },
    ];
  });
}

/** The colour that counts in the end, once it has fallen behind. */
function weakest(view: View, seat: Seat): Care[] {
  const points = view.points[seat];
  if (!points) return [];
  const n = Math.min(...points);
  if (Math.max(...points) - n < BEHIND) return [];
  const last = COLOURS.filter((_, k) => points[k] === n);
  const colour = last[0]!;
  const kind = list(last.map((one) => kindOf(one)));
  const alone = useless(view, seat, [colour]);
  const counts = Math.min(...(surveyOf(view).totals[seat] ?? points));
  const filled = counts > n ? t('tigris-care-treasures', { n: counts }) : '';
  return [
    {
      key: `weakest-${colour}`,
      text: sentences(t('tigris-care-weakest', { kind, n }), filled, alone),
      once: true,
    },
  ];
}

/** Tiles for which nobody stands on the board. */
export function useless(view: View, seat: Seat, colours: Colour[]): string {
  const scores = (colour: Colour) => standsOn(view, seat, colour) ?? standsOn(view, seat, 'black');
  return colours.some(scores) ? '' : t('tigris-note-useless');
}
