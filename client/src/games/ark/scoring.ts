// How the result came about: the course of the game, then what was unfinished, and the fields, in the order of the rules.

import { t } from '../../i18n/index.svelte';
import type { Gain, LogContext, ScoringStep, Seat, View as AnyView } from '../../table/game';
import type { Feature } from './features';
import { foundOf } from './found';
import type { View } from './view';

const ORDER = ['temple', 'road', 'city', 'field'] as const;

export function scoring(position: AnyView, _: LogContext): ScoringStep[] {
  const view = position as View;
  const counts = view.options['incomplete_count'] ?? 'tiles';
  const won = ORDER.map((kind) => view.points.map((_, seat) => wonBy(view, kind, seat)));
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

/** What is left of this kind and gives this seat points. */
function wonBy(view: View, kind: Feature['kind'], seat: Seat): Feature[] {
  return foundOf(view).features.filter(
    (feature) =>
      feature.kind === kind && !feature.complete && feature.value > 0 && feature.owners.includes(seat),
  );
}

const sum = (features: Feature[]): number => features.reduce((all, { value }) => all + value, 0);

function told(features: Feature[]): Gain[] {
  if (features.length === 0) return [{ text: t('ark-scoring-none') }];
  return features.map(({ kind, value, sheep, wolves }) => ({
    text:
      kind === 'field'
        ? t('ark-about-balance', { sheep, wolves, n: value })
        : t('ark-scoring-gain', { n: value }),
  }));
}
