import { turns, type Turn } from '../table/entries';
import type { Entry, Options, Seat } from '../wire';

/** Where in the game the learner is asked: in which turn, counted from 1, and whether that is an own one. */
export interface Asked {
  turn: number;
  /** How many turns of the learner there are with this one; 0 within another's. */
  own: number;
  /** Nothing was answered in it yet. */
  begins: boolean;
}

/** As the log counts turns; `follows` says which answers belong to somebody else's. */
export function askedIn(
  log: Entry[],
  seat: Seat,
  options: Options,
  follows: (entry: Entry) => boolean = () => false,
): Asked {
  const all = turns(log, follows);
  const last = all.at(-1);
  const own = all.filter((turn) => turn.seat === seat).length;
  if (last?.seat === seat) return { turn: last.number, own, begins: false };
  const answer: Entry = { v: 0, seat, words: anyOf(options), events: [] };
  if (last && last.seat >= 0 && follows(answer)) return { turn: last.number, own: 0, begins: false };
  return { turn: (last?.number ?? 0) + 1, own: own + 1, begins: true };
}

/** One of the answers. */
function anyOf(options: Options): string {
  const [word, below] = Object.entries(options)[0] ?? [];
  if (word === undefined) return '';
  return below && Object.keys(below).length > 0 ? `${word} ${anyOf(below)}` : word;
}

export interface Since {
  /** What was answered in the learner's last turn. */
  own: Entry[];
  /** What others answered since then. */
  theirs: Entry[];
  /** All of it, also how the learner answered to that, and how others did to the learner's own turn. */
  meanwhile: Entry[];
}

/** What was answered in the learner's last turn and since. */
export function sinceOwn(log: Entry[], seat: Seat, follows: (entry: Entry) => boolean = () => false): Since {
  const all = turns(log, follows);
  const at = all.findLastIndex((turn) => turn.seat === seat);
  const own = (all[at]?.entries ?? []).filter((entry) => entry.seat === seat);
  const theirs = of(all.slice(at + 1)).filter((entry) => entry.seat !== seat);
  return { own, theirs, meanwhile: at < 0 ? of(all) : besides(all.slice(at), seat) };
}

/** What others answered to this entry until its seat is on turn again, and how that seat answered to them. */
export function afterOwn(log: Entry[], { v, seat }: Entry, follows?: (entry: Entry) => boolean): Entry[] {
  const all = turns(log, follows);
  const at = all.findIndex(({ entries }) => entries.some((one) => one.v === v));
  const next = all.findIndex((turn, n) => n > at && turn.seat === seat);
  return besides(all.slice(at, next < 0 ? undefined : next), seat).filter((one) => one.v > v);
}

const of = (some: Turn[]): Entry[] => some.flatMap(({ entries }) => entries).filter(({ seat }) => seat >= 0);

/** All of these turns but what this seat answered in the first. */
const besides = ([first, ...others]: Turn[], seat: Seat): Entry[] => [
  ...(first ? of([first]) : []).filter((entry) => entry.seat !== seat),
  ...of(others),
];
