// What the card of a place tells: the feature that is pointed at, what stands on a tile, what fits into a space.

import type { CardText } from '../../board/card.svelte';
import { list, plain, t } from '../../i18n/index.svelte';
import { cellName, counted, owners, worth, type NameOf } from './cells';
import type { Desk } from './desk.svelte';
import type { Feature } from './features';
import { stillFit } from './found';
import type { Cell } from './view';

export function about(desk: Desk, cell: Cell, name: NameOf): CardText | null {
  const { found, view } = desk;
  if (desk.meant(cell) || desk.picking.refusals.now) return null;
  if (desk.pointed === cell && desk.hovered) return featureCard(desk.hovered, name);
  if (cell in found.survey.spaces) return { title: cellName(cell), lines: also(stillFit(view, found, cell)) };
  const here = found.features.filter(({ parts }) => parts.some((key) => key.startsWith(`${cell} `)));
  const lines = here.map((one) => plain(`${t('ark-kind', { kind: one.kind })}, ${summary(one, name)}`));
  return found.land.has(cell) ? { title: cellName(cell), lines } : null;
}

function featureCard(feature: Feature, name: NameOf): CardText {
  const { kind, complete, open, fit, doubled } = feature;
  const twice = doubled.length > 0 ? [t('ark-about-doubled', { p: list(doubled.map(name)) })] : [];
  const grows = kind === 'field' || complete ? [] : [rest(open.length, fit)];
  const lines = [owners(feature, name), ...twice, ...worth(feature), ...grows];
  return { title: t('ark-kind', { kind }), lines: lines.map(plain) };
}

const summary = (feature: Feature, name: NameOf): string =>
  [owners(feature, name), ...worth(feature)].join(': ');

const rest = (n: number, fit: number | null): string => [t('ark-about-open', { n }), ...also(fit)].join(' ');

const also = (n: number | null): string[] => counted('ark-about-fit', n);
