// Why a hint is one: what each of its moves is, what it brings, and how likely it is to win.

import { t } from '../i18n/index.svelte';
import type { Seat } from '../wire';
import { isFinal } from './final';
import type { GameClient, Prompt } from './game';
import type { HintedAnswer } from './hints.svelte';
import { consequences, only } from './lines';
import { hinted, titlesOf, type Questioned } from './prompt';

/** So much of what comes of a move is told. */
const MOST = 3;

/**
 * As whole numbers, so that what is seen adds up. What was given up for a better move is no better than that,
 * whatever it looked like until then.
 */
export function percentsOf(answers: HintedAnswer[], seat: Seat): number[] {
  let most = 100;
  return answers.map(({ move }) => (most = Math.min(most, Math.round(100 * (move.chances[seat] ?? 0)))));
}

/**
 * What the moves are and bring. Where that tells nothing, or two apart, the log says what would come of them, as if it
 * had: `afterwards` makes a sentence of it for whoever has not chosen yet.
 */
export function reasonsOf(
  play: Questioned,
  game: GameClient,
  answers: HintedAnswer[],
  afterwards = (came: string) => came,
): Prompt[] {
  const asked = answers.map((answer) => hinted(play, game, answer));
  const titles = titlesOf(asked);
  const said = asked.map((one, n) => ({ ...one, title: titles[n] ?? one.title }));
  const came = answers.map((answer) => cameOf(play, game, answer));
  const same = (a: Prompt, b: Prompt) => a.title === b.title && a.detail === b.detail;
  return said.map((one, n) => {
    if (one.detail && said.filter((other) => same(one, other)).length === 1) return one;
    const others = came.filter((_, other) => other !== n).flat();
    const own = only(came[n] ?? [], others).slice(0, MOST);
    const told = own.length > 0 && afterwards(own.join(' '));
    const detail = [one.detail, told].filter(Boolean).join(' ');
    return { ...one, detail: detail || atLeast(play, answers[n]) };
  });
}

/** What can be said of any move, once the server has told what follows. */
function atLeast({ table }: Questioned, answer: HintedAnswer | undefined): string {
  if (!answer?.preview) return '';
  return t(isFinal(table, answer.preview) ? 'preview-luck' : 'preview-quiet');
}

function cameOf(play: Questioned, game: GameClient, { move, preview }: HintedAnswer): string[] {
  const seat = play.eyes ?? -1;
  const entry = { v: 0, seat, words: move.words, events: preview?.events ?? [] };
  return consequences(game, play.table, entry, play.eyes).map(({ text }) => text);
}
