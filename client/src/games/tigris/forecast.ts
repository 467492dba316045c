// What the chosen move leads to, read from the server's answer: its events, and the question that follows.
// For display only. Whether something may be done is never decided here.

import type { ComponentProps } from 'svelte';
import { isSeat, seatOf } from '../../board/events';
import { t } from '../../i18n/index.svelte';
import { who } from '../../table/names';
import type { Preview, Seat, TableInfo } from '../../wire';
import { duels, type Duel } from './matters/clash';
import type Piece from './matters/Piece.svelte';
import { allOf } from './says';
import { paidBy, surveyOf } from './survey';
import { pieceAt, type CellName, type Colour, type MonumentName, type View } from './view';

/** One consequence of a move, with its piece. */
export interface Fact {
  piece?: ComponentProps<typeof Piece>;
  /** What matters most. */
  strong?: string;
  text?: string;
}

interface Now {
  view: View;
  table: TableInfo;
  seat: Seat | null;
}

interface Told extends Now {
  after: View;
}

export interface Forecast {
  duels: Duel[];
  revolt: boolean;
  /** The wars are to be put in order next. */
  order: boolean;
  facts: Fact[];
  /** The turn ends with this move. */
  ends: boolean;
}

export function forecast(now: Now, preview: Preview): Forecast {
  const after: View = preview.view;
  const before = now.view;
  const told = { ...now, after };
  const ends = before.turn.left === 1 || preview.words === 'pass';
  return {
    duels: duelsOf(after),
    revolt: after.ask?.question === 'Support' && after.ask.conflict === 'revolt',
    order: after.ask?.question === 'ChooseWar',
    facts: [
      ...preview.events.flatMap((event) => factOf(told, event)),
      ...asked(told),
      ...last(after, preview),
    ],
    ends: ends && (preview.luck || after.turn.seat !== before.turn.seat),
  };
}

function factOf(told: Told, event: string): Fact[] {
  const [first = '', ...words] = event.split(' ');
  if (words[0] === 'unites') return [{ text: t('tigris-preview-unites') }];
  if (first === 'removed') return [removed(words[0] as Colour, words.slice(1))];
  if (first === 'monument') return [built(told, words[0] as MonumentName, words[2] ?? '')];
  if (first === 'over') return [{ strong: t('tigris-preview-over') }];
  return isSeat(first) ? deed(told, seatOf(first), words) : [];
}

const removed = (colour: Colour, cells: CellName[]): Fact => ({
  piece: { kind: 'tile', colour },
  text: t('tigris-preview-removed', { colour, n: cells.length, cells: cells.join(', ') }),
});

function deed({ table, seat: eyes }: Told, seat: Seat, words: string[]): Fact[] {
  const owner = who(table, seat, eyes);
  const [verb, n, of, , reason = '', at = ''] = words;
  if (verb === 'gains') {
    const colour = of as Colour;
    const strong = t('tigris-preview-gain', { ...owner, n: Number(n), colour });
    const why = t('tigris-preview-why', { reason, cell: at });
    return [{ piece: { kind: 'cube', colour }, strong, text: `(${why})` }];
  }
  if (verb === 'takes') {
    const cells = words.slice(2, words.indexOf('leaving'));
    const taken = { ...owner, n: cells.length, cells: cells.join(', ') };
    return [{ piece: { kind: 'treasure' }, strong: t('tigris-preview-takes', taken) }];
  }
  if (of !== 'leaves') return [];
  const colour = verb as Colour;
  const text = t('tigris-preview-home', { ...owner, colour, cell: words[3]! });
  return [{ piece: { kind: 'leader', colour, seat }, text }];
}

/** A new monument, and the leaders in its kingdom that it will pay, where that is told. */
function built(told: Told, name: MonumentName, cell: CellName): Fact {
  const text = [t('tigris-preview-monument', { name }), ...payeesOf(told, cell)].join(' ');
  return { piece: { kind: 'monument', name }, text };
}

function payeesOf({ after, table, seat }: Told, cell: CellName): string[] {
  const payees = paidBy(after, cell)?.map((one) =>
    t('tigris-choose-income', { ...who(table, one.seat, seat), colour: one.colour }),
  );
  return payees ? [t('tigris-preview-payees', { list: allOf(payees) || t('tigris-choose-nobody') })] : [];
}

/** The conflict that is fought first comes first. */
function duelsOf(after: View): Duel[] {
  const first = ({ colour }: Duel) => (colour === after.ask?.colour ? 0 : 1);
  return duels(after).sort((one, other) => first(one) - first(other));
}

/** The decision that this move leads to. */
function asked({ after, table, seat }: Told): Fact[] {
  const { ask } = after;
  if (ask?.question === 'LeaveTreasure')
    return [{ piece: { kind: 'treasure' }, text: t('tigris-preview-picks', who(table, ask.seat, seat)) }];
  const square = ask?.question === 'BuildMonument' ? pieceAt(after, ask.cell ?? '') : null;
  if (square?.kind !== 'tile') return [];
  const { colour } = square;
  return [{ piece: { kind: 'tile', colour }, text: t('tigris-plan-square', { colour }) }];
}

/** So few treasures are left that the game ends with this turn. */
function last(after: View, { events }: Preview): Fact[] {
  const took = events.some((event) => event.includes(' takes treasure '));
  const { scarce, treasures_left: n } = surveyOf(after);
  return took && scarce ? [{ strong: t('tigris-preview-treasures', { n }) }] : [];
}
