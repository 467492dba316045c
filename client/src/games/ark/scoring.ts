// How the result came about: the course of the game, then what was unfinished, and the fields, in the order of the rules.

import { t } from '../../i18n/index.svelte';
import type { Gain, LogContext, ScoringStep, Seat, View as AnyView } from '../../table/game';
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
    gains: totals.map(() => []),
    totals,
  };
  const steps = won.map((of, i) => {
    totals = totals.map((n, seat) => n + sum(of[seat] ?? []));
    const title = t(`ark-scoring-${ORDER[i]}`);
    const text = t(`ark-scoring-${ORDER[i]}-text`, { counts });
    return { title, text, gains: of.map(told), totals };
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
