// Whose spirits a waltz moves from one side to the other, and which fights it turns.

import { list, t } from '../../i18n/index.svelte';
import type { Preview, Seat } from '../../wire';
import { dancesOf, forecast, type Dance } from './forecast';
import { colourName, placeName } from './says';
import { surveyOf, type Pair } from './survey';
import { cultOfSeat, isTree, ownerOf, rival, strengthOf, type Colour, type Cult, type View } from './view';

/** Weaker ones one is glad to see leave. */
const STRONG = 3;

/** The spirits that leave the trees of a cult, and that come there, the strongest first. */
interface Flow {
  out: Dance[];
  in: Dance[];
}

function flowOf({ events }: Preview, cult: Cult): Flow {
  const dances = dancesOf(events).sort((a, b) => strengthOf(b.spirit) - strengthOf(a.spirit));
  const isTheirs = (place: Dance['to']): boolean => isTree(place) && ownerOf(place) === cult;
  return {
    out: dances.filter(({ from, to }) => isTheirs(from) && !isTheirs(to)),
    in: dances.filter(({ from, to }) => isTheirs(to) && !isTheirs(from)),
  };
}

const named = ({ spirit, from, to }: Dance) => ({
  s: strengthOf(spirit),
  from: placeName(from),
  to: placeName(to),
});

/** The strongest that comes to stand on a tree of the other cult. */
const crossing = ({ out }: Flow): Dance | undefined => out.find(({ to }) => isTree(to));

/** The strongest that leaves, if more leave than come, and it is strong. */
function leaving({ out, in: home }: Flow): Dance | undefined {
  const [first] = out;
  return first && out.length > home.length && strengthOf(first.spirit) >= STRONG ? first : undefined;
}

/** Spirits that leave the rival's trees, or come to one's own; the strongest that does both by name. */
export function gains(preview: Preview, seat: Seat): string[] {
  const me = cultOfSeat(seat);
  const [own, theirs] = [flowOf(preview, me), flowOf(preview, rival(me))];
  const [won, gone, home] = [crossing(theirs), leaving(theirs), own.in.length - own.out.length];
  if (won) return [t('druids-note-crosses', named(won))];
  return [gone ? t('druids-note-away', named(gone)) : '', home > 0 ? t('druids-note-home', { n: home }) : ''];
}

/** The strongest of one's own that dances away. */
export function losing(preview: Preview, seat: Seat): string {
  const own = flowOf(preview, cultOfSeat(seat));
  const [lost, left] = [crossing(own), leaving(own)];
  if (lost) return t('druids-against-crosses', named(lost));
  return left ? t('druids-against-leave', named(left)) : '';
}

/** The fights that would end so as it stands, and with this answer do not `still` end so. */
function turned(now: View, preview: Preview, was: Cult, still: Pair['winner'][]): string | null {
  const endIn = (pairs: Pair[], ends: Pair['winner'][]): Colour[] =>
    pairs.filter(({ winner }) => ends.includes(winner)).map(({ druid }) => druid);
  const left = endIn(forecast(now, preview)?.fights ?? surveyOf(preview.view).pairs, still);
  const found = endIn(surveyOf(now).pairs, [was]).filter((druid) => !left.includes(druid));
  return found.length > 0 ? list(found.map(colourName)) : null;
}

/** The fights that would be lost, and are certain not to be with this answer. */
export function saves(now: View, preview: Preview, seat: Seat): string {
  const other = rival(cultOfSeat(seat));
  const saved = turned(now, preview, other, [other, 'open']);
  return saved ? t('druids-note-saves', { list: saved }) : '';
}

/** The fights that would be won, and with this answer are not, or not for certain; also one that rests. */
export function spoils(now: View, preview: Preview, seat: Seat): string {
  const me = cultOfSeat(seat);
  const spoilt = turned(now, preview, me, [me]);
  return spoilt ? t('druids-against-spoils', { list: spoilt }) : '';
}
