// How the result came about: the course of the game, then what was unfinished, and the fields, in
// the order of the rules, as far as that brought anybody anything.

import { t } from '../../i18n/index.svelte';
import type { Gain, LogContext, ScoredPlace, ScoringStep, Seat, View as AnyView } from '../../table/game';
import { cellOf, type Feature } from './features';
import { foundOf, type Found } from './found';
import type { View } from './view';

const ORDER = ['temple', 'road', 'city', 'field'] as const;

export function scoring(position: AnyView, _: LogContext): ScoringStep[] {
  const view = position as View;
  const found = foundOf(view);
  const counts = view.options['incomplete_count'] ?? 'tiles';
  const won = ORDER.map((kind) => view.points.map((_, seat) => wonBy(found, kind, seat)));
  let totals = view.points.map((n, seat) => n - sum(won.flatMap((of) => of[seat] ?? [])));
  const game = {
    title: t('ark-scoring-game'),
    text: t('ark-scoring-game-text'),
    gains: totals.map((n) => [{ text: t('ark-scoring-gain', { n }) }]),
    totals,
  };
  const steps = won.flatMap((of, i) => {
    if (of.every((one) => one.length === 0)) return [];
    totals = totals.map((n, seat) => n + sum(of[seat] ?? []));
    const title = t(`ark-scoring-${ORDER[i]}`);
    const text = t(`ark-scoring-${ORDER[i]}-text`, { counts });
    return [{ title, text, gains: of.map(told), totals, places: of.flatMap(placesOf) }];
  });
  return [game, ...steps];
}

interface Won {
  feature: Feature;
  points: number;
}

/** What the end gave this seat for features of this kind. */
function wonBy({ survey, of, temples }: Found, kind: Feature['kind'], seat: Seat): Won[] {
  const won = (survey.final[seat] ?? []).map(([key, points]) => ({
    feature: (of.get(key) ?? temples.get(cellOf(key)))!,
    points,
  }));
  return won.filter(({ feature, points }) => feature.kind === kind && points > 0);
}

/** The parts of a feature ("3,-1 c0"), its points on the first; a temple is one cell. */
const placesOf = (won: Won[], seat: Seat): ScoredPlace[] =>
  won.flatMap(({ feature, points }) =>
    (feature.kind === 'temple' ? [feature.key] : feature.parts).map((place, n) =>
      n === 0 ? { place, seat, points } : { place, seat },
    ),
  );

/** With this the end begins; what is unfinished is counted step by step. */
export const ends = (event: string): boolean => event === 'final';

const sum = (won: Won[]): number => won.reduce((all, { points }) => all + points, 0);

function told(won: Won[]): Gain[] {
  if (won.length === 0) return [{ text: t('ark-scoring-none') }];
  return won.map(({ feature: { kind, sheep, wolves }, points }) => ({
    text:
      kind === 'field'
        ? t('ark-about-balance', { sheep, wolves, n: points })
        : t('ark-scoring-gain', { n: points }),
  }));
}
