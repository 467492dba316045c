// The lines of the log, and the places they speak of.

import { t } from '../../i18n/index.svelte';
import type { Entry, LogContext } from '../../table/game';
import { doer } from '../../table/names';
import { colourName, placeName } from './says';
import { strengthsOf } from './verdicts';
import {
  boardOf,
  CULTS,
  ownerOf,
  RING,
  rival,
  seatOf,
  strengthOf,
  type Colour,
  type Cult,
  type TreeName,
} from './view';

/** The places that some words mention, each once. */
export function placesIn(words: string): string[] {
  const known = new Set<string>(RING);
  return [...new Set(words.split(/[\s,]+/).filter((word) => known.has(word)))];
}

/** Fights that were put in order: they carry on the waltz. */
export const follows = ({ words }: Entry): boolean => words.startsWith('fight ');

/** One line for the move (`event` null) or for one of its events; null where another line says it already. */
export function logLine(entry: Entry, event: string | null, ctx: LogContext): string | null {
  return event === null ? moveLine(entry, ctx) : eventLine(entry, event, ctx);
}

function moveLine({ words, seat }: Entry, ctx: LogContext): string | null {
  const [word, first = '', second = ''] = words.split(' ');
  const who = doer(ctx, seat);
  if (word === 'place') return t('druids-log-place', { ...who, colour: first, tree: placeName(second) });
  if (word === 'waltz')
    return t('druids-log-waltz', { ...who, s: strengthOf(first), tree: placeName(second) });
  if (word === 'drop') return t('druids-log-drop', { ...who, s: strengthOf(first) });
  if (word === 'pass') return t('druids-log-pass', who);
  return null; // jump and fight are told by their events, clear by the spirit it moves
}

type Line = (args: string[], entry: Entry, ctx: LogContext, event: string) => string | null;

const LINES: Record<string, Line> = {
  box: ([cult, spirit = '']) => t('druids-log-box', { cult: cult ?? '', s: strengthOf(spirit) }),
  open: ([cult]) => t('druids-log-open', { cult: cult ?? '', board: boardName(cult as Cult) }),
  show: ([tree = '', spirit = '']) => t('druids-log-show', { s: strengthOf(spirit), tree: placeName(tree) }),
  ring: () => null, // always the tree of the waltz, which the line before has named
  dance: ([spirit = '', from = '', to = '']) =>
    t('druids-log-dance', { s: strengthOf(spirit), a: placeName(from), b: placeName(to), to }),
  fight: () => null, // told by who won it
  tie: ([colour = '']) => t('druids-log-tie', { colour: colourName(colour) }),
  win: winLine,
  board: boardLine,
  lost: ([tree = '', how], _, ctx) =>
    how === 'conquered'
      ? t('druids-log-conquered', {
          ...doer(ctx, seatOf(rival(ownerOf(tree as TreeName)))),
          tree: placeName(tree),
        })
      : t('druids-log-starved', { tree: placeName(tree) }),
  move: ([colour = '', from = '', to = ''], { words }, ctx) =>
    t(words.startsWith('jump') ? 'druids-log-jump' : 'druids-log-driven', {
      ...doer(ctx, seatOf(ownerOf(from as TreeName))),
      colour,
      a: placeName(from),
      b: placeName(to),
    }),
  shuffle: ([cult, n]) =>
    t('druids-log-shuffle', { cult: cult ?? '', board: boardName(cult as Cult), n: Number(n) }),
  refill: ([cult, n], _, ctx) => t('druids-log-refill', { ...doer(ctx, seatOf(cult as Cult)), n: Number(n) }),
  end: ([winner], _, ctx) =>
    winner === 'draw'
      ? t('druids-log-draw', { n: Number(ctx.table.options['no_progress_limit'] ?? 100) })
      : t('druids-log-end', doer(ctx, seatOf(winner as Cult))),
};

function eventLine(entry: Entry, event: string, ctx: LogContext): string | null {
  const [kind = '', ...args] = event.split(' ');
  return LINES[kind]?.(args, entry, ctx, event) ?? null;
}

const boardName = (cult: Cult): string => (CULTS.includes(cult) ? placeName(boardOf(cult)) : '');

function winLine(
  [colour, winner, loser = '']: string[],
  entry: Entry,
  ctx: LogContext,
  event: string,
): string {
  const strengths = Object.values(strengthsOf(entry, event));
  return t('druids-log-win', {
    colour: colourName(colour as Colour),
    ...doer(ctx, seatOf(ownerOf(winner as TreeName))),
    a: Math.max(...strengths),
    b: Math.min(...strengths),
    tree: placeName(loser),
  });
}

function boardLine([cult, spirit = '']: string[], { words, seat }: Entry, ctx: LogContext): string | null {
  const [word, tree = ''] = words.split(' ');
  const s = strengthOf(spirit);
  if (word === 'drop') return null;
  if (word === 'clear') return t('druids-log-clear', { ...doer(ctx, seat), s, tree: placeName(tree) });
  return t('druids-log-board', { cult: cult ?? '', s, board: boardName(cult as Cult) });
}
