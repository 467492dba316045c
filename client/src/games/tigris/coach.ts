// What a learner may overlook on this board, and which reasons of an answer can be followed.

import type { Care, CoachWords } from '../../coach/words';
import { list, t } from '../../i18n/index.svelte';
import type { PromptContext } from '../../table/game';
import { nameOfPart } from '../../table/merits';
import type { Merit, Seat } from '../../wire';
import { roles } from './says';
import { leadersAt, letterOf, strengthAt, surveyOf } from './survey';
import { COLOURS, inBag, standsOn, type CellName, type Colour, type View } from './view';

/** So much weaker in a war that it is worth a warning. */
const MUCH = 2;
/** So few temples that any rival who has found two is stronger. */
const FEW = 1;
/** By so many points a colour has fallen behind. */
const BEHIND = 3;
/** So few tiles in the bag that the game may end within a round or two. */
const FEW_TILES = 18;

const LAYING = ['tiles', 'monuments', 'wars', 'safety', 'treasures', 'balance'];
/** Of what an answer is judged by, what it is about: nobody could follow that a farm is good for revolts. */
const ABOUT: Record<string, string[]> = {
  red: ['revolts', ...LAYING],
  tile: LAYING,
  leader: ['leaders', 'revolts', ...LAYING],
  withdraw: ['leaders', 'revolts', 'safety'],
  catastrophe: ['leaders', 'tiles', 'revolts', 'monuments', 'wars', 'safety', 'treasures'],
  swap: ['hand'],
  commit: ['leaders', 'revolts', 'wars', 'safety', 'hand'],
  war: ['leaders', 'wars', 'safety', 'tiles', 'balance'],
  build: ['monuments', 'tiles', 'wars', 'safety', 'balance'],
  decline: ['monuments', 'tiles', 'wars', 'safety', 'balance'],
  leave: ['treasures', 'balance'],
};

function tells(merit: Merit, words: string): boolean {
  const [word = '', what = ''] = words.split(' ');
  const deed = word === 'tile' && what === 'red' ? 'red' : word;
  return (ABOUT[deed] ?? []).includes(nameOfPart(merit));
}

function titled(words = ''): string {
  const [word, colour = '', cell = ''] = words.split(' ');
  return word === 'tile' || word === 'leader' ? t(`tigris-plan-${word}`, { colour, cell }) : '';
}

function note(ctx: PromptContext): string {
  const events = ctx.preview?.events ?? [];
  const asked = ctx.choice.path[0] === 'leave'; // the answer says it
  return [aside(ctx), asked ? '' : taken(ctx.seat, events), ends(ctx.view as View, ctx.choice.path, events)]
    .filter(Boolean)
    .join(' ');
}

/** `p1 takes treasure N5 P2 leaving M5` */
function taken(seat: Seat, events: string[]): string {
  const took = events.find((one) => one.startsWith(`p${seat + 1} takes treasure `));
  const n = took ? took.split(' ').indexOf('leaving') - 3 : 0;
  return n > 0 ? t('tigris-note-treasure', { n }) : '';
}

/** Nobody is to end the game without knowing. */
function ends(view: View, [word, n]: string[], events: string[]): string {
  const more = word === 'swap' && Number(n) > (inBag(view) ?? Infinity);
  return more || events.some((one) => one.startsWith('over ')) ? t('tigris-note-ends') : '';
}

function aside({ view, seat, choice, preview }: PromptContext): string {
  const [word = '', , ...rest] = choice.path;
  if (word === 'tile') return scored(view as View, seat, preview?.events ?? []);
  if (word === 'leader') {
    const stands = footing(preview?.view as View | undefined, rest[0] ?? '');
    return [fresh(view as View, seat, choice.path[1] as Colour), stands].filter(Boolean).join(' ');
  }
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

/** Whether a colour had nobody of its own; a king is there for all of them. */
function fresh(view: View, seat: Seat, colour: Colour): string {
  const idle = colour !== 'black' && standsOn(view, seat, colour) === null;
  return idle ? t('tigris-note-fresh', { kind: t('tigris-care-kind', { colour }) }) : '';
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
  return [...wars(view, seat), ...nearEnd(view), ...revolts(view, seat), ...weakest(view, seat)];
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
      const at = [...cells, own.cell, other.cell];
      return [{ key: `war-${colour}`, text: t('tigris-care-war', args), at }];
    }),
  );
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
        text: t('tigris-care-revolt', { leader: t('tigris-your-leader', { colour }), cell, n }),
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
  const kind = list(last.map((one) => t('tigris-care-kind', { colour: one })));
  const alone = useless(view, seat, [colour]);
  const counts = Math.min(...(surveyOf(view).totals[seat] ?? points));
  const filled = counts > n ? t('tigris-care-treasures', { n: counts }) : '';
  return [
    {
      key: `weakest-${colour}`,
      text: [t('tigris-care-weakest', { kind, n }), filled, alone].filter(Boolean).join(' '),
    },
  ];
}

const words: CoachWords = { note, titled, tells, cares };

export default words;
