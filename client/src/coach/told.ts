// What others did, as a coach tells it.

import { lineOf } from '../table/lines';
import type { Entry } from '../wire';
import type { Coaching } from './coaching.svelte';
import { strikeOf } from './striking';

/** So many lines of the log: what it was, and how it ended; draws are no news. */
const MOST = 4;
const DRAWN = /^p\d (draws|rolls) /;

export interface Told {
  text: string;
  /** It tells what struck the learner. */
  strikes: boolean;
}

/** What of it struck the learner. */
export const struck = (entries: Entry[], coach: Coaching): string =>
  tellable(entries, coach)
    .filter(({ strikes }) => strikes)
    .map(({ text }) => ended(text))
    .join(' ');

const tellable = (entries: Entry[], coach: Coaching): Told[] =>
  grouped(entries.flatMap((entry) => linesOf(entry, coach)));

/** What it was, what of it struck the learner, and how it ended. */
export function told(entries: Entry[], coach: Coaching): string {
  const all = tellable(entries, coach);
  const most = Math.max(MOST, 1 + all.filter((one) => one.strikes).length);
  const kept = all.filter((one, n) => n === 0 || one.strikes);
  const rest = all.filter((one) => !kept.includes(one)).slice(kept.length - most);
  return all
    .filter((one) => kept.includes(one) || (kept.length < most && rest.includes(one)))
    .map(({ text }) => ended(text))
    .join(' ');
}

/** What others did is said, and what came of it; what one has done oneself one knows. */
function linesOf(entry: Entry, coach: Coaching): Told[] {
  const { desk, play, words } = coach;
  const own = entry.seat === play.eyes;
  // A line may depend on what comes after its event: whether anybody scored.
  const say = (event: string | null) => lineOf(entry, event, desk.game, desk.ctx)?.text;
  const isNews = (event: string) => !DRAWN.test(event) && (own || words.isNews(event));
  const move = own ? undefined : say(null);
  const came = entry.events.filter(isNews).flatMap((event) => {
    const text = say(event);
    return text ? [withWhatItDoes(text, event, coach)] : [];
  });
  return [...(move ? [{ text: move, strikes: false }] : []), ...came];
}

/** What happened several times is told once: "The Ark passed Ada: 1 point (4×)." */
export function grouped(all: Told[]): Told[] {
  return [...new Set(all.map(({ text }) => text))].map((text) => {
    const same = all.filter((one) => one.text === text);
    const often = `${text.replace(/[.!?]$/, '')} (${same.length}×)`;
    return { text: same.length > 1 ? often : text, strikes: same.some(({ strikes }) => strikes) };
  });
}

function withWhatItDoes(text: string, event: string, { words, play }: Coaching): Told {
  const does = strikeOf(words, play.view, play.eyes, event);
  return { text: does ? `${ended(text)} ${does}` : text, strikes: does !== '' };
}

/** As a sentence, whether or not what it ends with is set apart for the direction of its letters. */
export const ended = (text: string): string =>
  text === '' || /[.!?…]\u2069*$/.test(text) ? text : `${text}.`;
