// What a learner may overlook on this board: the weakest colour, leaders that stand alone, wars that are near.

import type { Care, CoachWords } from '../../coach/words';
import { t } from '../../i18n/index.svelte';
import type { PromptContext } from '../../table/game';
import type { Seat } from '../../wire';
import { roles } from './says';
import { leadersAt, letterOf, strengthAt, surveyOf } from './survey';
import { COLOURS, standsOn, type CellName, type Colour, type View } from './view';

/** So much weaker in a war that it is worth a warning. */
const MUCH = 2;
/** So few temples that any rival who has found two is stronger. */
const FEW = 1;
/** By so many points a colour has fallen behind. */
const BEHIND = 3;

function note({ view, seat, choice, preview }: PromptContext): string {
  const [word = '', , ...rest] = choice.path;
  if (word === 'tile') return scored(view as View, seat, preview?.events ?? []);
  if (word === 'leader') return footing(preview?.view as View | undefined, rest[0] ?? '');
  if (word === 'catastrophe') return splits(view as View, preview?.view as View | undefined);
  if (word === 'swap') return useless(view as View, seat, [...new Set(rest)] as Colour[]);
  return '';
}

/** Whether a point is one of those that count in the end. */
function scored(view: View, seat: Seat, events: string[]): string {
  const colour = COLOURS.find((one) =>
    ['tile', 'king'].some((why) => events.includes(`p${seat + 1} gains 1 ${one} for ${why}`)),
  );
  const points = view.points[seat];
  if (!colour || !points) return '';
  const own = points[COLOURS.indexOf(colour)] ?? 0;
  return own === Math.min(...points) && own < Math.max(...points) ? t('tigris-note-weakest') : '';
}

/** How well a leader would stand where it is put. */
function footing(after: View | undefined, cell: CellName): string {
  const n = after && strengthAt(after, cell, 'revolt');
  return n === null || n === undefined ? '' : t('tigris-note-strength', { n });
}

/** Whether what hung together falls apart. */
function splits(before: View, after: View | undefined): string {
  return after && groups(after) > groups(before) ? t('tigris-note-splits') : '';
}

/** Kingdoms, and tiles without a leader that hang together. */
function groups(view: View): number {
  const { kingdoms, regions } = surveyOf(view);
  return kingdoms.length + regions.length;
}

/** Tiles for which nobody stands on the board. */
function useless(view: View, seat: Seat, colours: Colour[]): string {
  const scores = (colour: Colour) => standsOn(view, seat, colour) ?? standsOn(view, seat, 'black');
  return colours.some(scores) ? '' : t('tigris-note-useless');
}

function cares(seen: unknown, seat: Seat): Care[] {
  const view = seen as View;
  return [...wars(view, seat), ...revolts(view, seat), ...weakest(view, seat)];
}

/** Where one tile would bring a war that is as good as lost. */
function wars(view: View, seat: Seat): Care[] {
  const { kingdoms, frontiers } = surveyOf(view);
  return frontiers.flatMap(({ kingdoms: two, cells, wars: colours }) =>
    colours.flatMap((colour) => {
      const leaders = two.flatMap((one) => leadersAt(view, Object.keys(kingdoms[one]!.leaders)));
      const own = leaders.find((one) => one.colour === colour && one.seat === seat);
      const other = leaders.find((one) => one.colour === colour && one.seat !== seat);
      if (!own || !other) return [];
      const [a, b] = [own.cell, other.cell].map((cell) => strengthAt(view, cell, 'war') ?? 0) as [
        number,
        number,
      ];
      if (b - a < MUCH) return [];
      const [k, l] = two.map((one) => letterOf(view, one)) as [string, string];
      const args = { colour, cell: cells[0] ?? '', a, b, k, l, roles: roles(colour) };
      return [{ key: `war-${colour}`, text: t('tigris-care-war', args) }];
    }),
  );
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
        text: t('tigris-care-revolt', { leader: t('tigris-your-leader', { colour }), cell, n }),
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
  const colour = COLOURS[points.indexOf(n)]!;
  const alone = useless(view, seat, [colour]);
  return [
    {
      key: `weakest-${colour}`,
      text: `${t('tigris-care-weakest', { kind: t('tigris-kind', { colour }), n })} ${alone}`.trim(),
    },
  ];
}

const words: CoachWords = { note, cares };

export default words;
