// What a space tells on the card: what lies there, in which kingdom, how strong its leaders are, what a tile beside
// it would bring, whom it pays.

import type { CardText } from '../../board/card.svelte';
import { t, plain } from '../../i18n/index.svelte';
import type { TableInfo } from '../../table/game';
import { nameOf } from '../../table/names';
import { empty, leaderParts } from './cells';
import { allOf, tilesOf } from './says';
import { leadersAt, letterAt, letterOf, paidBy, surveyOf, type Frontier } from './survey';
import { CORNERS, squareOf } from './valley';
import { pieceAt, type CellName, type Colour, type Leader, type Piece, type View } from './view';

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
const line = (...parts: (string | null | false)[]): string =>
  capital(plain(parts.filter(Boolean).join(', ')));

export function spaceCard(view: View, cell: CellName, table: TableInfo): CardText | null {
  const piece = pieceAt(view, cell);
  return piece ? pieceCard(view, cell, piece, table) : frontierCard(view, cell, table);
}

function pieceCard(view: View, cell: CellName, piece: Piece, table: TableInfo): CardText {
  return {
    title: title(view, cell, piece, table),
    lines: [where(view, cell), ...details(view, cell, piece, table)],
  };
}

/** A free space is worth a card where a tile would unite two kingdoms. */
function frontierCard(view: View, cell: CellName, table: TableInfo): CardText | null {
  const found = surveyOf(view).frontiers.filter(({ cells }) => cells.includes(cell));
  if (found.length === 0) return null;
  const sentence = (one: Frontier) => {
    const [a, b] = one.kingdoms.map((kingdom) => letterOf(view, kingdom));
    const joins = t('tigris-cell-joins', { a: a ?? '', b: b ?? '', n: one.wars.length });
    return one.wars.length > 0 ? `${joins}: ${warsOf(view, one, table)}` : joins;
  };
  return { title: line(empty(cell)), lines: [cell, ...found.map((one) => line(sentence(one)))] };
}

const squareAt = (view: View, cell: CellName): CellName =>
  Object.keys(view.monuments).find((one) => squareOf(one).includes(cell)) ?? cell;

function title(view: View, cell: CellName, piece: Piece, table: TableInfo): string {
  switch (piece.kind) {
    case 'ruin':
      return line(t('tigris-cell-ruin'));
    case 'leader':
      return line(leaderOf(piece, table));
    case 'down':
      return line(t('tigris-cell-monument', { name: view.monuments[squareAt(view, cell)] ?? '' }));
    default:
      return line(t('tigris-cell-tile', { colour: piece.colour }));
  }
}

const leaderOf = ({ seat, colour }: Pick<Leader, 'seat' | 'colour'>, table: TableInfo): string =>
  t('tigris-leader-of', { p: nameOf(table, seat), colour });

const kingdomAt = (view: View, cell: CellName): number =>
  surveyOf(view).kingdoms.findIndex(({ cells }) => cells.includes(cell));

/** "E5, kingdom A: 3 temples and 2 markets" */
function where(view: View, cell: CellName): string {
  const cells = surveyOf(view).kingdoms[kingdomAt(view, cell)]?.cells;
  if (!cells) return cell;
  const lying = cells.map((one) => pieceAt(view, one)).filter((piece) => piece?.kind === 'tile');
  const tiles = tilesOf(lying.map(({ colour }) => colour)) || t('tigris-text-no-tiles');
  return line(t('tigris-card-kingdom', { cell, a: letterAt(view, cell) ?? '', tiles }));
}

function details(view: View, cell: CellName, piece: Piece, table: TableInfo): string[] {
  if (piece.kind === 'ruin') return [line(t('tigris-card-ruin'))];
  const kingdom = [...leaderLines(view, cell, table), ...unionLines(view, cell, table)];
  if (piece.kind === 'leader') return kingdom;
  const treasure = t(CORNERS.has(cell) ? 'tigris-cell-treasure-corner' : 'tigris-cell-treasure');
  const says = piece.treasure ? [`${line(treasure)}. ${plain(t('tigris-card-treasure'))}`] : [];
  return [...says, ...(piece.kind === 'down' ? payees(view, cell, table) : []), ...kingdom];
}

function payees(view: View, cell: CellName, table: TableInfo): string[] {
  const paid = paidBy(view, squareAt(view, cell));
  if (!paid) return [];
  const named = paid.map(({ seat, colour }) =>
    t('tigris-choose-income', { p: nameOf(table, seat), me: 'other', colour }),
  );
  return [line(`${t('tigris-choose-pays')} ${allOf(named) || t('tigris-choose-nobody')}`)];
}

/** The leaders of the kingdom that this space belongs to: whose, and how strong in a war and in a revolt. */
function leaderLines(view: View, cell: CellName, table: TableInfo): string[] {
  const { cells } = surveyOf(view).kingdoms[kingdomAt(view, cell)] ?? {};
  return leadersAt(view, cells).map((leader) =>
    line(leaderOf(leader, table), ...leaderParts(view, leader, table).slice(1)),
  );
}

/** With which kingdoms one tile would unite it, and who would fight then. */
function unionLines(view: View, cell: CellName, table: TableInfo): string[] {
  const here = kingdomAt(view, cell);
  const found = surveyOf(view).frontiers.filter(({ kingdoms }) => kingdoms.includes(here));
  return found.map((one) => {
    const [a = 0] = one.kingdoms.filter((kingdom) => kingdom !== here);
    const wars = warsOf(view, one, table) || t('tigris-card-peace');
    return line(t('tigris-card-united', { a: letterOf(view, a), wars }));
  });
}

/** "kings (Anna 4, Ben 2)" for each war that uniting two kingdoms would bring. */
function warsOf(view: View, { kingdoms, wars }: Frontier, table: TableInfo): string {
  const side = (kingdom: number, colour: Colour): [string, number] => {
    const { cells, leaders = {} } = surveyOf(view).kingdoms[kingdom] ?? {};
    const leader = leadersAt(view, cells).find((one) => one.colour === colour);
    return leader ? [nameOf(table, leader.seat), leaders[leader.cell]?.war ?? 0] : ['', 0];
  };
  const told = wars.map((colour) => {
    const [[p, one], [q, other]] = kingdoms.map((kingdom) => side(kingdom, colour)) as [
      [string, number],
      [string, number],
    ];
    return t('tigris-card-war', { colour, p, one, q, other });
  });
  return allOf(told);
}
