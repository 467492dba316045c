// Cells, features and the whole position in words: for screen readers, and for the position as text.

import { list, plain, t } from '../../i18n/index.svelte';
import type { LogContext, TextPart, View as AnyView } from '../../table/game';
import type { Seat } from '../../wire';
import type { Feature } from './features';
import { foundOf, stillFit, type Found } from './found';
import { at, beside } from './land';
import { kindOf, SIDES, tileOf, turnSide, type Part, type Side, type Turn } from './tile';
import { tilesLeft, type Cell, type Laid, type View } from './view';

export type NameOf = (seat: Seat) => string;

/** "3 east, 1 north", "start tile". */
export function cellName(cell: Cell): string {
  const { x, y } = at(cell);
  if (x === 0 && y === 0) return t('ark-cell-start');
  const across = x === 0 ? [] : [t(x > 0 ? 'ark-cell-east' : 'ark-cell-west', { n: Math.abs(x) })];
  const along = y === 0 ? [] : [t(y > 0 ? 'ark-cell-south' : 'ark-cell-north', { n: Math.abs(y) })];
  return plain([...across, ...along].join(', '));
}

/** "city, road south to west", as it lies. */
export function drawn(name: string, turn: Turn): string {
  const tile = tileOf(name);
  const parts = [...tile.parts.values()];
  const said = parts.filter((part) => part.kind !== 'field').map((part) => partText(part, turn));
  if (tile.temple) said.unshift(t('ark-draw-temple'));
  if (tile.crossing) said.unshift(t('ark-draw-crossing'));
  return [...said, ...marks(parts)].join(', ') || t('ark-draw-field');
}

const sideNames = (sides: Side[], turn: Turn): string[] =>
  SIDES.filter((side) => sides.some((one) => turnSide(one, turn) === side)).map((side) =>
    t(`ark-side-${side}`),
  );

function partText(part: Part, turn: Turn): string {
  if (part.kind === 'field') return t('ark-draw-field');
  const [a = '', b = ''] = sideNames(part.sides, turn);
  if (part.kind === 'city') return t('ark-draw-city', { sides: list(sideNames(part.sides, turn)) });
  return b ? t('ark-draw-road', { a, b }) : t('ark-draw-arm', { a });
}

function marks(parts: Part[]): string[] {
  const sum = (of: (part: Part) => number) => parts.reduce((n, part) => n + of(part), 0);
  const counts = {
    scrolls: sum((part) => (part.kind === 'city' ? part.scrolls : 0)),
    oases: sum((part) => (part.kind === 'road' ? part.oases : 0)),
    sheep: sum((part) => (part.kind === 'field' ? part.sheep : 0)),
    wolves: sum((part) => (part.kind === 'field' ? part.wolves : 0)),
  };
  return Object.entries(counts).flatMap(([mark, n]) => (n > 0 ? [t(`ark-mark-${mark}`, { n })] : []));
}

export interface Situation {
  name: NameOf;
  possible?: boolean;
  /** What is in the making here, already in words. */
  making?: string | null;
  steps?: number;
}

/** "2 east, 1 south: city, road south to west. Réka's follower in the city. Open to the east." */
export function cellText(view: View, found: Found, cell: Cell, situation: Situation): string {
  const laid = found.land.get(cell);
  const what = laid ? drawn(laid.name, laid.turn) : t('ark-cell-empty');
  const said = [`${cellName(cell)}: ${what}${situation.possible ? `, ${t('ark-cell-possible')}` : ''}.`];
  if (situation.steps) said.push(t('ark-cell-steps', { n: situation.steps }));
  if (situation.making) said.push(situation.making);
  if (laid?.piece) said.push(pieceText(laid, situation.name));
  if (view.ark === cell) said.push(t('ark-cell-ark'));
  if (laid) said.push(...openText(found, laid));
  else if (cell in found.survey.spaces) said.push(...counted('ark-cell-fit', stillFit(view, found, cell)));
  return plain(said.join(' '));
}

function pieceText({ piece }: Laid, name: NameOf): string {
  const { seat, kind, part } = piece!;
  return t('ark-cell-piece', { p: name(seat), kind, on: kindOf(part) });
}

function openText({ land }: Found, { cell }: Laid): string[] {
  const open = SIDES.filter((side) => !land.has(beside(cell, side))).map((side) => t(`ark-side-${side}`));
  return open.length > 0 ? [t('ark-cell-open', { sides: list(open) })] : [];
}

/** What a spot means: "Follower in the city, possible.", "Follower in the field (2), possible." */
export function spotText(kind: string, part: string, number: number): string {
  const spot = t('ark-spot', { kind, on: kindOf(part) });
  return plain(`${number > 0 ? `${spot} (${number})` : spot}, ${t('ark-cell-possible')}.`);
}

export const owners = (feature: Feature, name: NameOf): string =>
  feature.owners.length > 0 ? list(feature.owners.map(name)) : t('ark-about-nobody');

/** A sentence about how many; none where that is not told. */
export const counted = (key: string, n: number | null): string[] => (n === null ? [] : [t(key, { n })]);

/** What it gives, as far as that is told. */
export function worth({ kind, value, finished, complete, sheep, wolves }: Feature): string[] {
  if (value === null || finished === null) return [];
  if (kind === 'field') return [t('ark-about-balance', { sheep, wolves, n: value })];
  if (complete) return [t('ark-about-complete', { n: value })];
  return [t('ark-about-worth', { now: value, finished, least: kind === 'temple' ? 'no' : 'yes' })];
}

/** One line about a feature for the text view. */
export function featureText(feature: Feature, name: NameOf): string {
  const { kind, cells, open, complete } = feature;
  const where = cellName(cells[0]!);
  const said = [t('ark-text-feature', { kind, cell: where, n: cells.length, owner: owners(feature, name) })];
  said.push(...worth(feature).map((one) => `${one}.`));
  if (kind !== 'field' && !complete)
    said.push(t('ark-about-open', { n: open.length }), ...counted('ark-about-fit', feature.fit));
  return plain(said.join(' '));
}

/** The whole position as sentences. */
export function text(position: AnyView, { name }: LogContext): TextPart[] {
  const view = position as View;
  const found = foundOf(view);
  const claimed = (kind: Feature['kind']) =>
    found.features.filter((feature) => feature.kind === kind && feature.pieces.length > 0);
  const lines = (features: Feature[]) => features.map((feature) => featureText(feature, name));
  const free = found.features.filter(
    ({ kind, open, pieces }) => kind !== 'field' && open.length > 0 && !pieces.length,
  );
  const rest = [
    ...counted('ark-text-left', tilesLeft(view)),
    view.ark ? t('ark-text-ark', { cell: cellName(view.ark) }) : t('ark-text-no-ark'),
    t('ark-text-spaces', { list: Object.keys(found.survey.spaces).map(cellName).join('; ') }),
    ...view.followers.map((n, seat) =>
      t('ark-text-player', { p: name(seat), n, prophet: view.prophets[seat]! }),
    ),
  ];
  return [
    ...(['city', 'road', 'field', 'temple'] as const).map((kind) => ({
      title: t('ark-text-title', { kind }),
      lines: lines(claimed(kind)),
    })),
    {
      title: t('ark-text-title', { kind: 'free' }),
      lines: lines(free.filter(({ cells }) => cells.length > 1)),
    },
    {
      title: t('ark-text-title', { kind: 'tiles' }),
      lines: view.tiles.map(({ cell }) => cellText(view, found, cell, { name })),
    },
    { title: t('ark-text-title', { kind: 'rest' }), lines: rest.map(plain) },
  ].filter((part) => part.lines.length > 0);
}
