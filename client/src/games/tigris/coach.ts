// What a learner can see in an answer, beside what it brings at once.

import { sentences } from '../../coach/sentences';
import type { CoachWords, Deed } from '../../coach/words';
import { t } from '../../i18n/index.svelte';
import type { Seat } from '../../wire';
import { BEHIND, cares, FEW, useless } from './caring';
import { committing, DECIDING, said } from './committing';
import { earning } from './earning';
import { gainsOf, treasuresOf, type Gain } from './gaining';
import { kindOf, roles, yourLeader } from './says';
import { kingdomOf, strengthAt, surveyOf } from './survey';
import { lessonOn, strikes, teaches, tells } from './telling';
import { RIVER, squareOf, squaresAt } from './valley';
import { COLOURS, handOf, inBag, LETTERS, standsOn, type CellName, type Colour, type View } from './view';
import { inReach, inReachOfOthers, lieOpen } from './treasuring';
import { fighting, isLost, warsAt, warsBy, type War } from './warring';
import { weight } from './weighing';

/** So many turns are advised. */
const ADVISED = 7;
/** With more temples than these a leader was firm before. */
const FIRM = 3;

function titled(words = ''): string {
  const [word, colour = '', cell = ''] = words.split(' ');
  return word === 'tile' || word === 'leader' ? t(`tigris-plan-${word}`, { colour, cell }) : '';
}

function note(deed: Deed<View>): string {
  const asked = deed.path[0] === 'leave'; // the answer says it
  return sentences(aside(deed), asked ? '' : treasures(deed), nextTreasure(deed), ...earns(deed), ends(deed));
}

/** Those that are taken at once, or of which it is asked which one stays. */
function treasures({ seat, preview }: Deed<View>): string {
  const n = preview ? treasuresOf(seat, preview) : 0;
  return n > 0 ? t('tigris-note-treasure', { n }) : '';
}

/** That one tile more takes a treasure, if none would before. */
function nextTreasure({ now, then, seat }: Deed<View>): string {
  if (!then || inReach(now, seat)) return '';
  const cell = inReach(then, seat);
  return cell ? t('tigris-note-treasure-next', { cell }) : '';
}

/** Treasures that a rival takes by it, or can take next. */
function givesTreasure({ now, then, seat, events }: Deed<View>): string {
  if (!then) return '';
  const taker = events.some((one) => /^p\d takes treasure /.test(one) && !one.startsWith(`p${seat + 1} `));
  if (taker) return t('tigris-against-treasure');
  const cell = inReachOfOthers(now, seat) ? undefined : inReachOfOthers(then, seat);
  if (cell) return t('tigris-against-treasure-next', { cell });
  const last = now.ask?.left === 1 || then.turn.seat !== seat;
  return last && !lieOpen(now) && lieOpen(then) ? t('tigris-against-treasure-open') : '';
}

/** Points that only rivals gain by a tile. */
function givesPoints({ seat, path, preview }: Deed<View>): string {
  if (path[0] !== 'tile' || !preview || gainsOf(seat, preview).length > 0) return '';
  const gained = preview.events.some((one) => /^p\d gains \d+ \w+ for (tile|king)/.test(one));
  return gained ? t('tigris-against-gives') : '';
}

/** Own leaders that a monument pays from now on, and rivals that it no longer pays. */
function earns({ now, then, seat, path }: Deed<View>): string[] {
  // In a conflict the other leader stands there only until it is over.
  if (!then || path[0] === 'commit') return [];
  const { begins, rivalsBegin, rivalsEnd } = earning(now, then, seat);
  return [
    ...begins.map((colour) => t('tigris-note-earns', { leader: yourLeader(colour) })),
    rivalsEnd ? t('tigris-note-cut') : '',
    begins.length > 0 && rivalsBegin ? t('tigris-note-earn-too') : '',
  ];
}

/** Nobody is to end the game without knowing. */
function ends({ now, then, path, events }: Deed<View>): string {
  const [word, n] = path;
  const more = word === 'swap' && Number(n) > (inBag(now) ?? Infinity);
  const scarce = then !== null && isScarce(then) && !isScarce(now);
  return more || scarce || events.some((one) => one.startsWith('over ')) ? t('tigris-note-ends') : '';
}

function aside({ now, then, seat, path, events }: Deed<View>): string {
  const [word = '', , ...rest] = path;
  if (word === 'tile') {
    const counts = scored(now, seat, events);
    const fought = warsBy(now, seat, path).map(fighting);
    return sentences(...fought, counts, ...(then ? firmer(now, then, seat, path) : []));
  }
  if (word === 'leader') return placed(now, then, seat, path, events);
  if (word === 'commit') {
    const found = committing(now, seat, Number(path[1]));
    return found ? said(found) : '';
  }
  if (word === 'catastrophe')
    return isEmpty(now, path[1] ?? '') ? closing(now, seat, path[1] ?? '') : splits(now, then);
  if (word === 'swap') return useless(now, seat, [...new Set(rest)] as Colour[]);
  return '';
}

/** Own leaders that go home, tiles that are committed in vain, or kept, and a catastrophe on an empty space. */
function against(deed: Deed<View>): string {
  const { now, then, seat, path, events } = deed;
  const [word, what = ''] = path;
  if (word === 'catastrophe' && isEmpty(now, what))
    return averted(now, seat, what) ? '' : closing(now, seat, what);
  // `p1 green leader leaves I3`
  const cut = then ? earning(now, then, seat) : null;
  const home = events.find(
    (event) => /^p\d \w+ leader leaves /.test(event) && event.startsWith(`p${seat + 1} `),
  );
  if (home && word !== 'withdraw')
    return t('tigris-against-home', {
      leader: yourLeader(home.split(' ')[1] as Colour),
    });
  const found = word === 'commit' ? committing(now, seat, Number(what)) : null;
  if (found && !DECIDING.includes(found.as)) return said(found);
  const gives = givesTreasure(deed) || givesPoints(deed);
  if (gives) return gives;
  const lost = warsBy(now, seat, path).filter(isLost);
  if (lost.length > 0) return lost.map(fighting).join(' ');
  if (cut?.ends[0]) return t('tigris-against-cut', { leader: yourLeader(cut.ends[0]) });
  return cut?.rivalsBegin && cut.begins.length === 0 ? t('tigris-against-earns') : '';
}

/** So many points at once are worth having in any colour. */
const MUCH_AT_ONCE = 3;

/** One gains something by it, and not where one is far ahead of oneself: only the weakest colour counts. */
function pays({ now, seat, preview }: Deed<View>): boolean {
  const points = now.points[seat] ?? [];
  const least = Math.min(...points);
  const helps = ({ n, colour }: Gain): boolean =>
    n >= MUCH_AT_ONCE || (points[COLOURS.indexOf(colour)] ?? 0) - least < BEHIND;
  return preview !== null && gainsOf(seat, preview).some(helps);
}

/** What tiles are good for in a conflict tells how it ends; what a monument pays that it is built. */
const suffices = (deed: Deed<View>): boolean =>
  ['commit', 'build'].includes(deed.path[0] ?? '') && note(deed) !== '';

/** Whether a point is one of those that count in the end. */
function scored(view: View, seat: Seat, events: string[]): string {
  const colour = COLOURS.find((one) =>
    ['tile', 'king'].some((why) => events.includes(`p${seat + 1} gains 1 ${one} for ${why}`)),
  );
  const points = view.points[seat];
  if (!colour || !points) return '';
  const own = points[COLOURS.indexOf(colour)] ?? 0;
  if (own !== Math.min(...points) || own === Math.max(...points)) return '';
  const alone = points.filter((n) => n === own).length === 1;
  return t('tigris-note-weakest', { alone: alone ? 'yes' : 'no' });
}

/** What a leader scores where it is put, and how well it would stand there. */
function placed(now: View, after: View | null, seat: Seat, path: string[], events: string[]): string {
  const [, colour, cell = ''] = path as [string, Colour, CellName?];
  if (!after || events.some((event) => event.startsWith('revolt '))) return '';
  const idle = colour !== 'black' && standsOn(now, seat, colour) === null;
  const serves = idle && !besideKing(after, seat, cell);
  return sentences(serves ? t('tigris-note-fresh', { kind: kindOf(colour) }) : '', footing(after, cell));
}

/** In the kingdom of one's own king, who took what has no leader of its own. */
function besideKing(view: View, seat: Seat, cell: CellName): boolean {
  const king = standsOn(view, seat, 'black');
  return king !== null && cell in (kingdomOf(view, king)?.leaders ?? {});
}

/** Own leaders whom a tile makes stronger, and a square that is nearly a monument. */
function firmer(now: View, then: View, seat: Seat, [, colour, cell = '']: string[]): string[] {
  const gains = (one: Colour, kind: 'war' | 'revolt'): number => {
    const stands = standsOn(then, seat, one);
    const [before, after] = [now, then].map((view) => (stands && strengthAt(view, stands, kind)) || 0);
    return before! < after! ? after! : 0;
  };
  const told = (key: string, one: Colour, n: number): string =>
    n > 0 ? t(`tigris-note-${key}`, { leader: yourLeader(one), n }) : '';
  const temples = COLOURS.filter((one) => gains(one, 'revolt') <= FIRM);
  const revolts = temples.map((one) => told('temples', one, gains(one, 'revolt')));
  const held = handOf(then, seat).includes(colour as Colour);
  const nearly = squaresAt(cell).some((square) => lacksOne(then, square, colour as Colour));
  const holds = surveyOf(then).frontiers.some((frontier) =>
    warsAt(then, seat, frontier).some((war) => war.colour === colour && war.a >= war.b),
  );
  return [
    revolts.find(Boolean) ?? '',
    holds ? told('behind', colour as Colour, gains(colour as Colour, 'war')) : '',
    nearly ? t('tigris-note-square', { held: held ? 'yes' : 'no' }) : '',
  ].filter(Boolean);
}

/** Three tiles of a square have this colour, and one may still be laid where the fourth would be. */
function lacksOne({ cells }: View, square: CellName, colour: Colour): boolean {
  const all = squareOf(square);
  const empty = all.filter((one) => !(one in cells));
  const same = all.filter((one) => cells[one]?.[0] === LETTERS[colour].toLowerCase());
  return same.length === 3 && empty.length === 1 && RIVER.has(empty[0]!) === (colour === 'blue');
}

/** With more than the one temple that each needs it is worth a word. */
function footing(after: View, cell: CellName): string {
  const n = strengthAt(after, cell, 'revolt') ?? 0;
  return n > FEW ? t('tigris-note-strength', { n }) : '';
}

/** The game ends with this turn. */
const isScarce = (view: View): boolean => surveyOf(view).scarce;

const isEmpty = ({ cells }: View, cell: CellName): boolean => !(cell in cells);

/** A lost war that a tile on this space would bring. */
const averted = (now: View, seat: Seat, cell: CellName): War | undefined =>
  warsBy(now, seat, ['tile', '', cell]).find(isLost);

/** What a catastrophe on an empty space is good for. */
function closing(now: View, seat: Seat, cell: CellName): string {
  const war = averted(now, seat, cell);
  return war
    ? t('tigris-note-apart', { roles: roles(war.colour), a: war.a, b: war.b })
    : t('tigris-note-wasted', { n: now.catastrophes[seat] ?? 0 });
}

/** Whether what hung together falls apart. */
function splits(before: View, after: View | null): string {
  return after && groups(after) > groups(before) ? t('tigris-note-splits') : '';
}

/** Kingdoms, and tiles without a leader that hang together. */
function groups(view: View): number {
  const { kingdoms, regions } = surveyOf(view);
  return kingdoms.length + regions.length;
}

const words: CoachWords<View> = {
  advised: ADVISED,
  note,
  brings: note,
  weight,
  suffices,
  against,
  pays,
  titled,
  teaches,
  tells,
  cares,
  strikes,
  lessonOn,
};

export default words;
