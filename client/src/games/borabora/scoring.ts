// How the result came about: the final scoring, rule by rule, in the order of the rulebook.

import { t } from '../../i18n/index.svelte';
import type {
  Gain,
  LogContext,
  ScoredPlace,
  ScoringStep,
  TableInfo,
  View as AnyView,
} from '../../table/game';
import { BOX, fishCalled, jewelCalled } from './inventory';
import { amount, begun, region } from './says';
import type { Survey, View } from './view';

interface Scored extends Gain {
  n: number;
  /** The part of the table, or the region, that brings it. */
  place: string;
}
type Part = NonNullable<Survey['end']>[number][number];

interface Rule {
  name: string;
  /** The points that its sentence tells. */
  n: number;
  /** What it is called in the survey; the rest are bonuses. */
  why?: string;
  shows(part: Part, view: View, seat: number): Scored;
}

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
    return { title, text, gains: scored.map(shown), totals, places: scored.flatMap(placesOf) };
  });
  return [first, ...steps, ...ties(view)];
}

/** What each rule brought to each seat. */
const scoredAtEnd = (view: View) =>
  RULES.map((rule) => ({
    name: rule.name,
    title: t(`borabora-scoring-${rule.name}`),
    text: t(`borabora-scoring-${rule.name}-text`, { n: rule.n }),
    scored: (view.survey.end ?? []).map((parts, seat) =>
      parts.filter((part) => ruleOf(part) === rule).map((part) => rule.shows(part, view, seat)),
    ),
  }));

const ruleOf = ([why]: Part): Rule => RULES.find((one) => one.why === why) ?? BONUSES;

/** The same as points alone. */
export const endGains = (view: View): { name: string; title: string; points: number[] }[] =>
  scoredAtEnd(view).map(({ name, title, scored }) => ({ name, title, points: scored.map(sum) }));

const placesOf = (all: Scored[], seat: number): ScoredPlace[] =>
  all.map(({ place, n }) => ({ place, seat, points: n }));

/** What only the end brings, as the log words it: `p1 scores 6 god tiles`. */
export function ends(event: string): boolean {
  const [, verb, , ...why] = event.split(' ');
  return verb === 'scores' && (why.join(' ') in SIGNS || RULES.some((rule) => rule.why === why.join(' ')));
}

const sum = (all: { n: number }[]): number => all.reduce((so, { n }) => so + n, 0);

const shown = (all: Scored[]): Gain[] => (all.length > 0 ? all : [{ text: t('borabora-scoring-none') }]);

const gain = (place: string, sign: string, what: string, n: number): Scored => ({
  place,
  sign,
  text: t('borabora-scoring-gain', { what: begun(what), n }),
  strong: true,
  n,
});

/** Of each bonus its sign, and the part that it comes from. */
const SIGNS: Record<string, [string, string]> = {
  'nine tasks': ['invocation', 'tasks'],
  'six jewels': ['necklace', 'jewels'],
  'full ritual': ['material', 'ritual'],
  'six buildings': ['build', 'buildings'],
  'twelve regions': ['map', 'map'],
  'twelve people': ['helper', 'village'],
};

const BONUSES: Rule = {
  name: 'bonuses',
  n: BOX.end.points_for_each,
  shows: ([why, n]) => {
    const [sign = '', place = ''] = SIGNS[why] ?? [];
    return gain(place, sign, t(`borabora-why-${why.replace(' ', '-')}`), n);
  },
};

const RULES: Rule[] = [
  {
    name: 'god-tiles',
    n: BOX.god_tiles.end_points,
    why: 'god tiles',
    shows: ([, n], { boards }, seat) =>
      gain('god-tiles', 'god-tile', amount('god-tiles', boards[seat]!.gods), n),
  },
  {
    name: 'held-fish',
    n: 0,
    why: 'held fish',
    shows: ([, n, at = ''], { fish }) => gain(at, `fish-${fishCalled(fish[at]!).species}`, region(at), n),
  },
  {
    name: 'jewels',
    n: 0,
    why: 'jewels',
    shows: ([, n, id = '']) =>
      gain('jewels', jewelCalled(id).symbol, t(`borabora-symbol-${jewelCalled(id).symbol}`), n),
  },
  BONUSES,
];

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
