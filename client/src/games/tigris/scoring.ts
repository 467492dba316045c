// How the result came about: the cubes, the treasures, the weakest colour, and where that is level, the next.
// No total is told before the weakest colour is.

import { t } from '../../i18n/index.svelte';
import type { Gain, LogContext, ScoringStep, View as AnyView } from '../../table/game';
import type { Entry } from '../../wire';
import { ends } from './ending';
import { points } from './says';
import { surveyOf } from './survey';
import { COLOURS, type Colour, type View } from './view';

/** One player's colours: before and after the treasures, and the order from the weakest to the strongest. */
interface Standing {
  points: number[];
  treasures: number;
  totals: number[];
  order: Colour[];
  ranks: number[];
}

export function scoring(position: AnyView, _: LogContext, last?: Entry | null): ScoringStep[] {
  const view = position as View;
  const seats = Array.from({ length: view.players }, (_, seat) => standing(view, seat));
  if (seats.some((one) => one === null)) return [];
  const all = seats as Standing[];
  return [counted(all, last), strengthened(all), weakest(all), ...ties(all)];
}

/** What ran out, which nobody sees on the board. */
function whyOver(last: Entry | null | undefined): string {
  const over = last?.events.find(ends);
  return over ? `${t(`tigris-log-over-${over.split(' ')[1]}`)} ` : '';
}

/** Null while the screens still stand. */
function standing(view: View, seat: number): Standing | null {
  const [own, treasures, totals] = [view.points[seat], view.treasures[seat], surveyOf(view).totals[seat]];
  if (!own || treasures == null || !totals) return null;
  const of = (colour: Colour): number => totals[COLOURS.indexOf(colour)] ?? 0;
  const order = [...COLOURS].sort((a, b) => of(a) - of(b));
  return { points: own, treasures, totals, order, ranks: order.map(of) };
}

/** The screens go away; what the treasures are worth is still open. */
function counted(all: Standing[], last: Entry | null | undefined): ScoringStep {
  const shown = (n: number, i: number) => cube(COLOURS[i]!, `${n}`, true);
  return {
    title: t('tigris-scoring-cubes'),
    text: whyOver(last) + t('tigris-scoring-cubes-text'),
    gains: all.map(({ points }) => [...points.map(shown), { sign: 'treasure', text: '?' }]),
    totals: all.map(() => null),
  };
}

function cube(sign: Colour, text: string, strong: boolean): Gain {
  return { sign, text, strong };
}

function strengthened(all: Standing[]): ScoringStep {
  return {
    title: t('tigris-scoring-treasures'),
    text: t('tigris-scoring-treasures-text'),
    gains: all.map(gained),
    totals: all.map(() => null),
  };
}

function gained({ points: before, treasures, totals }: Standing): Gain[] {
  if (treasures === 0) return [{ text: t('tigris-scoring-none') }];
  const more = totals.map((n, i) => n - (before[i] ?? 0));
  return [
    { sign: 'treasure', text: t('tigris-scoring-treasure', { n: treasures }) },
    ...COLOURS.flatMap((colour, i) =>
      more[i] ? [cube(colour, t('tigris-scoring-more', { n: more[i] }), true)] : [],
    ),
  ];
}

function weakest(all: Standing[]): ScoringStep {
  const best = Math.max(...all.map(({ ranks }) => ranks[0] ?? 0));
  return {
    title: t('tigris-scoring-weakest'),
    text: t('tigris-scoring-weakest-text'),
    gains: all.map(({ order, ranks }) => [named(order[0]!, ranks[0]!, ranks[0] === best)]),
    totals: all.map(({ ranks }) => ranks[0] ?? 0),
  };
}

const named = (colour: Colour, n: number, strong: boolean): Gain => cube(colour, points(n, colour), strong);

/** As long as some are level, their next colour is looked at. */
function ties(all: Standing[]): ScoringStep[] {
  const steps: ScoringStep[] = [];
  for (let place = 1; place < COLOURS.length; place += 1) {
    const level = all.map((one) => all.filter((other) => same(one, other, place)).length > 1);
    if (!level.includes(true)) break;
    steps.push({
      title: t('tigris-scoring-tie', { n: place + 1 }),
      text: even(all, place) ? t('tigris-scoring-even') : t('tigris-scoring-tie-text'),
      gains: all.map(({ order, ranks }, seat) =>
        level[seat] ? [named(order[place]!, ranks[place]!, true)] : [{ text: t('tigris-scoring-out') }],
      ),
      totals: all.map(({ ranks }, seat) => (level[seat] ? ranks[place] : ranks[0]) ?? 0),
    });
  }
  return steps;
}

/** Level in the so many weakest colours. */
const same = (one: Standing, other: Standing, places: number): boolean =>
  one.ranks.slice(0, places).every((n, i) => n === other.ranks[i]);

/** Not even the strongest colour tells some of them apart. */
const even = (all: Standing[], place: number): boolean =>
  place === COLOURS.length - 1 &&
  all.some((one, i) => all.some((other, j) => i < j && same(one, other, COLOURS.length)));
