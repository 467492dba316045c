// How the result came about: the course of the game, then what was unfinished, and the fields, in the order of the rules.

import { t } from '../../i18n/index.svelte';
import type { Gain, LogContext, ScoringStep, View as AnyView } from '../../table/game';
import type { Feature } from './features';
import { foundOf } from './found';
import type { View } from './view';

const ORDER = ['temple', 'road', 'city', 'field'] as const;

export function scoring(position: AnyView, _: LogContext): ScoringStep[] {
  const view = position as View;
  const counts = view.options['incomplete_count'] ?? 'tiles';
  const gained = ORDER.map((kind) => gains(view, kind));
  let totals = view.points.map((n, seat) => n - sum(gained.flatMap((of) => of[seat] ?? [])));
  const game = {
    title: t('ark-scoring-game'),
    text: t('ark-scoring-game-text'),
    gains: totals.map(() => []),
    totals,
  };
  const steps = gained.map((of, i) => {
    totals = totals.map((n, seat) => n + sum(of[seat] ?? []));
    const title = t(`ark-scoring-${ORDER[i]}`);
    const text = t(`ark-scoring-${ORDER[i]}-text`, { counts });
    return { title, text, gains: of.map(told), totals };
  });
  return [game, ...steps];
}

/** What each seat gets for what is left of this kind: a number a feature. */
function gains(view: View, kind: Feature['kind']): number[][] {
  const open = foundOf(view).features.filter((feature) => feature.kind === kind && !feature.complete);
  return view.points.map((_, seat) =>
    open.filter(({ owners }) => owners.includes(seat)).map(({ value }) => value),
  );
}

const sum = (numbers: number[]): number => numbers.reduce((all, n) => all + n, 0);

function told(numbers: number[]): Gain[] {
  if (numbers.length === 0) return [{ text: t('ark-scoring-none') }];
  return numbers.map((n) => ({ text: t('ark-scoring-gain', { n }) }));
}
