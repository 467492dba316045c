// How the result came about: the final scoring, rule by rule, in the order of the rulebook.

import { t } from '../../i18n/index.svelte';
import type { Gain, LogContext, ScoringStep, TableInfo, View as AnyView } from '../../table/game';
import { BOX, fishCalled, jewelCalled } from './inventory';
import { amount, begun, region } from './says';
import type { PlayerBoard, View } from './view';

interface Scored extends Gain {
  n: number;
}
type Rule = (view: View, seat: number, me: PlayerBoard) => Scored[];

export function scoring(position: AnyView, _: LogContext): ScoringStep[] {
  const view = position as View;
  if (view.phase !== 'over') return [];
  const found = scoredAtEnd(view);
  const all = view.boards.map((_, seat) => sum(found.flatMap(({ scored }) => scored[seat] ?? [])));
  let totals = view.boards.map(({ score }, seat) => score - all[seat]!);
  const first = {
    title: t('borabora-scoring-so-far'),
    text: t('borabora-scoring-so-far-text'),
    gains: totals.map((n) => [{ text: amount('points', n) }]),
    totals,
  };
  const steps = found.map(({ title, text, scored }) => {
    totals = totals.map((n, seat) => n + sum(scored[seat] ?? []));
    return { title, text, gains: scored.map(shown), totals };
  });
  return [first, ...steps, ...ties(view)];
}

/** What each rule brought to each seat. */
const scoredAtEnd = (view: View) =>
  RULES.map(([name, n, rule]) => ({
    name,
    title: t(`borabora-scoring-${name}`),
    text: t(`borabora-scoring-${name}-text`, { n }),
    scored: view.boards.map((me, seat) => rule(view, seat, me)),
  }));

/** The same as points alone. */
export const endGains = (view: View): { name: string; title: string; points: number[] }[] =>
  scoredAtEnd(view).map(({ name, title, scored }) => ({ name, title, points: scored.map(sum) }));

const sum = (all: { n: number }[]): number => all.reduce((so, { n }) => so + n, 0);

const shown = (all: Scored[]): Gain[] => (all.length > 0 ? all : [{ text: t('borabora-scoring-none') }]);

const gain = (sign: string, what: string, n: number): Scored => ({
  sign,
  text: t('borabora-scoring-gain', { what: begun(what), n }),
  strong: true,
  n,
});

const { end_points: GOD_TILE } = BOX.god_tiles;

const RULES: [string, number, Rule][] = [
  [
    'god-tiles',
    GOD_TILE,
    (_, __, { gods }) => (gods > 0 ? [gain('god-tile', amount('god-tiles', gods), gods * GOD_TILE)] : []),
  ],
  ['held-fish', 0, held],
  [
    'jewels',
    0,
    (_, __, { jewels }) =>
      jewels.map((id) =>
        gain(jewelCalled(id).symbol, t(`borabora-symbol-${jewelCalled(id).symbol}`), jewelCalled(id).points),
      ),
  ],
  ['bonuses', BOX.end.points_for_each, bonuses],
];

/** Fish beside regions whose building space is the seat's. */
function held({ map, fish: tiles }: View, seat: number): Scored[] {
  const mine = BOX.regions.filter(({ id }) => map[id]?.[0] === seat);
  return mine.map(({ id }) => {
    const { species, value } = fishCalled(tiles[id]!);
    return gain(`fish-${species}`, region(id), value);
  });
}

/** How many the seat has of what each bonus asks for, in the order of the rulebook. */
const ITEMS: [string, string, (me: PlayerBoard) => number][] = [
  ['nine tasks', 'invocation', ({ fulfilled }) => fulfilled.length],
  ['six jewels', 'necklace', ({ jewels }) => jewels.length],
  ['full ritual', 'material', ({ ritual, built }) => ritual.length + 2 * Object.keys(built).length],
  ['six buildings', 'build', ({ built }) => Object.keys(built).length],
  ['twelve regions', 'map', ({ regions }) => regions.length],
  ['twelve people', 'helper', ({ people }) => people.length],
];

function bonuses(_: View, __: number, me: PlayerBoard): Scored[] {
  const done = ITEMS.filter(([name, , count]) => count(me) >= BOX.end[name]!);
  return done.map(([name, sign]) =>
    gain(sign, t(`borabora-why-${name.replace(' ', '-')}`), BOX.end.points_for_each),
  );
}

const place = (n: number): string => t('borabora-scoring-place', { n });

/** The score says how many are behind in turn order, counting oneself. */
export const tieBreak = ([, behind = 0]: number[], { seats }: Pick<TableInfo, 'seats'>): string =>
  place(seats.length - behind + 1);

/** Where seats are level, the turn order decides. */
function ties({ boards, order }: View): ScoringStep[] {
  const totals = boards.map(({ score }) => score);
  const level = totals.map((n, seat) => totals.some((other, one) => one !== seat && other === n));
  if (!level.includes(true)) return [];
  return [
    {
      title: t('borabora-scoring-tie'),
      text: t('borabora-scoring-tie-text'),
      gains: level.map((tied, seat) =>
        tied ? [{ text: place(order.indexOf(seat) + 1), strong: true }] : [],
      ),
      totals,
    },
  ];
}
