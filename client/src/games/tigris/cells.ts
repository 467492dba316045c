// The spaces in words: for screen readers, and for the position as text.

import { t, plain } from '../../i18n/index.svelte';
import type { LogContext, TableInfo, TextPart, View as AnyView } from '../../table/game';
import { nameOf } from '../../table/names';
import { allOf, points, tilesOf } from './says';
import type { Consequence } from './consequence';
import { leadersAt, letterAt, letterOf, strengthAt, surveyOf } from './survey';
import { CORNERS, RIVER, squareOf } from './valley';
import {
  COLOURS,
  handOf,
  inBag,
  pieceAt,
  type CellName,
  type Colour,
  type Leader,
  type Piece,
  type View,
} from './view';

/** "F2, farmer of Jonas, kingdom A, strength 2, temples beside it: 1" */
export function contentText(view: View, cell: CellName, table: TableInfo): string {
  const piece = pieceAt(view, cell);
  const parts = [cell, ...(piece ? pieceParts(view, cell, piece, table) : [empty(cell)])];
  const kingdom = letterAt(view, cell);
  if (kingdom) parts.splice(2, 0, t('tigris-cell-kingdom', { a: kingdom }));
  return plain(parts.join(', '));
}

export function empty(cell: CellName): string {
  const ground = RIVER.has(cell) ? 'river' : CORNERS.has(cell) ? 'corner' : 'land';
  return t('tigris-cell-empty', { ground });
}

function pieceParts(view: View, cell: CellName, piece: Piece, table: TableInfo): string[] {
  if (piece.kind === 'ruin') return [t('tigris-cell-ruin')];
  if (piece.kind === 'leader') return leaderParts(view, { ...piece, cell }, table);
  const treasure = piece.treasure
    ? [t(CORNERS.has(cell) ? 'tigris-cell-treasure-corner' : 'tigris-cell-treasure')]
    : [];
  if (piece.kind === 'tile') return [t('tigris-cell-tile', { colour: piece.colour }), ...treasure];
  const square = Object.keys(view.monuments).find((one) => squareOf(one).includes(cell)) ?? cell;
  return [t('tigris-cell-monument', { name: view.monuments[square] ?? '' }), ...treasure];
}

export function leaderParts(view: View, leader: Leader, table: TableInfo): string[] {
  const p = nameOf(table, leader.seat);
  const [war, revolt] = [strengthAt(view, leader.cell, 'war'), strengthAt(view, leader.cell, 'revolt')];
  return [
    t('tigris-cell-leader', { colour: leader.colour, p }),
    ...(war === null ? [] : [t('tigris-cell-strength', { n: war })]),
    ...(revolt === null ? [] : [t('tigris-cell-temples', { n: revolt })]),
  ];
}

/** What a tap here leads to: "joins kingdoms A and C, two wars". */
export function afterText(after: Consequence, table: TableInfo): string {
  if (after.kind === 'score')
    return t('tigris-cell-score', { p: nameOf(table, after.seat), colour: after.colour });
  if (after.kind === 'join' || after.kind === 'war') {
    const [a, b] = after.kingdoms;
    return t('tigris-cell-joins', { a, b, n: after.kind === 'war' ? after.wars.length : 0 });
  }
  if (after.kind === 'enter') return t('tigris-cell-enters', { a: after.kingdom });
  if (after.kind === 'revolt') return t('tigris-cell-revolt', { p: nameOf(table, after.rival.seat) });
  return '';
}

/** The whole position as sentences. */
export function text(position: AnyView, { seat, table }: LogContext): TextPart[] {
  const view = position as View;
  const { kingdoms, regions } = surveyOf(view);
  /** Without kingdoms, all that lies on the board. */
  const board = kingdoms.length + regions.length === 0 ? Object.keys(view.cells) : [];
  return [
    { title: t('tigris-text-board'), lines: board.length > 0 ? kingdomLines(view, board, table) : [] },
    ...kingdoms.map(({ cells }, i) => ({
      title: plain(t('tigris-text-kingdom', { a: letterOf(view, i) })),
      lines: kingdomLines(view, cells, table),
    })),
    { title: t('tigris-text-free'), lines: regions.map((cells) => plain(tilesLine(view, cells))) },
    { title: t('tigris-text-rest'), lines: restLines(view, seat).map(plain) },
  ].filter(({ lines }) => lines.length > 0);
}

function kingdomLines(view: View, cells: CellName[], table: TableInfo): string[] {
  const leaders = leadersAt(view, cells).map((leader) =>
    plain([leader.cell, ...leaderParts(view, leader, table)].join(', ')),
  );
  const monuments = Object.entries(view.monuments).filter(([square]) => cells.includes(square));
  return [
    ...leaders,
    plain(tilesLine(view, cells)),
    ...monuments.map(([square, name]) => `${square}: ${plain(t('tigris-cell-monument', { name }))}`),
  ];
}

/** "2 temples and 1 farm: C2, C3, D3. Treasures: C2." */
function tilesLine(view: View, region: CellName[]): string {
  const lying = region.flatMap((cell) => {
    const piece = pieceAt(view, cell);
    return piece?.kind === 'tile' ? [{ cell, colour: piece.colour }] : [];
  });
  const treasures = region.filter((cell) => {
    const piece = pieceAt(view, cell);
    return piece?.kind !== 'ruin' && piece?.kind !== 'leader' && piece?.treasure;
  });
  const cells = lying.map(({ cell }) => cell).join(', ');
  const tiles = `${tilesOf(lying.map(({ colour }) => colour)) || t('tigris-text-no-tiles')}: ${cells}`;
  const also = treasures.length ? t('tigris-text-treasures', { cells: treasures.join(', ') }) : '';
  return [tiles.replace(/: $/, ''), also].filter(Boolean).join('. ');
}

function restLines(view: View, seat: number | null): string[] {
  const hand = handOf(view, seat);
  const own = seat === null ? null : view.points[seat];
  const ruins = Object.keys(view.cells).filter((cell) => pieceAt(view, cell)?.kind === 'ruin');
  const { treasures_left, unused } = surveyOf(view);
  const known = own?.map((n, i) => points(n, COLOURS[i] as Colour)) ?? [];
  return [
    ...(hand.length ? [t('tigris-text-hand', { list: tilesOf(hand) })] : []),
    ...(known.length ? [t('tigris-text-points', { list: allOf(known) })] : []),
    ...(ruins.length ? [t('tigris-text-ruins', { cells: ruins.join(', ') })] : []),
    t('tigris-text-supplies', {
      bag: inBag(view) ?? 'none',
      treasures: treasures_left,
      monuments: unused.length,
    }),
  ];
}
