// What a learner may overlook: followers that may have come in vain, temples, the prophet, and how it stands.

import { sentences } from '../../coach/sentences';
import { gainedBy } from '../../coach/striking';
import type { Care, CoachWords } from '../../coach/words';
import { t } from '../../i18n/index.svelte';
import type { PromptContext } from '../../table/game';
import { isRivals, nameOfPart } from '../../table/merits';
import type { Merit, Seat } from '../../wire';
import { doubles, partOf, type Feature } from './features';
import { claiming, freeFeatures, laying } from './forecast';
import { foundOf, onTheBoard, type Found } from './found';
import { beside } from './land';
import { making, scoring } from './prompt';
import { kindOf, type PartName } from './tile';
import { justPlaced, tilesLeft, type View } from './view';
import { leftFor } from './walking';

/** So few followers or tiles that it matters where the next one goes. */
const FEW_FOLLOWERS = 2;
const FEW_TILES = 10;
/** Points that a feature brings: it is worth finishing, and worth a share. */
const WORTH_IT = 5;
const LARGE = 8;
/** And a field: nobody comes home from it, and it scores only in the end. */
const FIELD = 6;
/** Not worth a follower. */
const LITTLE = 3;
/** With so many tiles to come the prophet is spoken of, and with so many it is late. */
const PROPHET = 56;
const LATE = 20;
/** With so many tiles to come it is told how it stands. */
const STANDS = [48, 32, 16];

/** What one finishes with a tile, and sends followers to for that. */
const KINDS = ['city', 'road'];

const ONCE = { once: true } as const;

function cares(seen: unknown, seat: Seat): Care[] {
  const view = seen as View;
  const [found, tiles] = [foundOf(view), tilesLeft(view)];
  const toldWorth = view.survey?.final !== undefined;
  return [
    ...(toldWorth ? contests(found, seat) : []),
    ...(toldWorth ? temples(found, seat) : []),
    ...(toldWorth ? nearly(found, seat) : []),
    ...(toldWorth ? threats(found, seat) : []),
    ...(toldWorth ? fields(found, seat) : []),
    ...(toldWorth ? foreign(found, view, seat) : []),
    ...followers(view, seat),
    ...(tiles === null ? [] : ofTheEnd(view, seat, tiles)),
    ...(tiles === null || !toldWorth ? [] : standings(view, found, seat, tiles)),
  ];
}

/** Who stands beside the learner in a feature, and has as much from it or all. */
type Contest = 'shared' | 'ahead' | 'behind';

function contestOf({ owners, pieces }: Feature, seat: Seat): Contest | null {
  const seats = new Set(pieces.map((piece) => piece.seat));
  if (!seats.has(seat) || seats.size === 1) return null;
  if (!owners.includes(seat)) return 'behind';
  return owners.length > 1 ? 'shared' : 'ahead';
}

/** Each kind of it once; what is behind comes first. */
function contests({ features }: Found, seat: Seat): Care[] {
  const unfinished = features.filter(({ kind, complete }) => kind !== 'temple' && !complete);
  return (['behind', 'shared'] as const).flatMap((contest) =>
    unfinished
      .filter((feature) => contestOf(feature, seat) === contest)
      .map(({ kind, cells }) => ({
        key: `${contest}-${kind}`,
        text: t(`ark-care-${contest}`, { kind }),
        at: cells,
      })),
  );
}

/** A temple where one tile is missing. */
const temples = ({ features }: Found, seat: Seat): Care[] =>
  features
    .filter(({ kind, open }) => kind === 'temple' && open.length === 1)
    .map((temple) => ({
      key: temple.key,
      text: t('ark-care-temple', {
        n: temple.finished ?? 0,
        whose: mostAround(temple, seat),
        ...around(temple, seat),
      }),
      at: temple.cells,
    }));

/** What it brings its owners when it is finished. */
const brought = (feature: Feature): number => (doubles(feature) ? 2 : 1) * (feature.finished ?? 0);

const byWhatTheyBring = (features: Feature[]): Feature[] =>
  features.toSorted((one, other) => brought(other) - brought(one));

/** Own cities and roads that one more tile finishes, where a tile that is left fits; the greatest first. */
const nearly = ({ features }: Found, seat: Seat): Care[] =>
  byWhatTheyBring(
    features.filter(
      ({ kind, complete, open, fit, owners }) =>
        !complete &&
        KINDS.includes(kind) &&
        open.length === 1 &&
        fit !== 0 &&
        owners.includes(seat) &&
        owners.length === 1,
    ),
  )
    .filter((one) => brought(one) >= WORTH_IT)
    .map((one) => ({
      key: `nearly-${one.key}`,
      text: t('ark-care-nearly', {
        kind: one.kind,
        n: brought(one),
        home: one.pieces.some((piece) => piece.seat === seat && piece.kind === 'follower') ? 'yes' : 'no',
      }),
      at: one.cells,
      ...ONCE,
    }));

/** Cities and roads of the rival's alone that one more tile finishes, and that are worth a good deal. */
const threats = ({ features }: Found, seat: Seat): Care[] =>
  features
    .filter(({ kind, complete }) => !complete && KINDS.includes(kind))
    .filter(
      ({ owners, open, fit }) =>
        owners.length > 0 && !owners.includes(seat) && open.length === 1 && fit !== 0,
    )
    .map((feature) => ({ ...feature, brings: brought(feature) }))
    .filter(({ brings: n }) => n >= LARGE)
    .map(({ key, kind, brings: n, cells }) => ({
      key: `threat-${key}`,
      text: t('ark-care-threat', { kind, n }),
      at: cells,
      ...ONCE,
    }));

/** Fields of the rival's alone that are worth a good deal: so much, and twice as much, is told. */
const fields = ({ features }: Found, seat: Seat): Care[] =>
  features
    .filter(
      ({ kind, owners, value }) => kind === 'field' && owners.length > 0 && !owners.includes(seat) && value,
    )
    .filter(({ value }) => value! >= FIELD)
    .map(({ value, cells }) => ({
      key: `field-${Math.floor(value! / FIELD)}`,
      text: t('ark-care-field', { n: value! }),
      at: cells,
      ...ONCE,
    }));

/** A city of the rival's alone that is worth having a share in, while there is a follower to send. */
function foreign({ features }: Found, view: View, seat: Seat): Care[] {
  if (!view.followers[seat]) return [];
  return features
    .filter(({ kind, complete, open }) => kind === 'city' && !complete && open.length > 1)
    .filter(({ pieces, finished }) => pieces.length === 1 && (finished ?? 0) >= LARGE)
    .filter(({ pieces }) => pieces[0]!.seat !== seat)
    .map(({ finished, cells }) => ({
      key: 'foreign-city',
      text: t('ark-care-foreign', { n: finished ?? 0 }),
      at: cells,
      ...ONCE,
    }));
}

/** How many pieces stand around it: one's own, and those of the best of the others. */
function around({ pieces }: Feature, seat: Seat): { own: number; theirs: number } {
  const of = (one: Seat) => pieces.filter((piece) => piece.seat === one).length;
  const others = pieces.filter((piece) => piece.seat !== seat).map((piece) => of(piece.seat));
  return { own: of(seat), theirs: Math.max(0, ...others) };
}

function mostAround({ owners }: Feature, seat: Seat): 'you' | 'shared' | 'other' | 'free' {
  if (owners.includes(seat)) return owners.length > 1 ? 'shared' : 'you';
  return owners.length > 0 ? 'other' : 'free';
}

function followers(view: View, seat: Seat): Care[] {
  const n = view.followers[seat] ?? 0;
  return n <= FEW_FOLLOWERS ? [{ key: `followers-${n}`, text: t('ark-care-followers', { n }) }] : [];
}

/** The tiles that still come, and the prophet that has not come yet. */
function ofTheEnd(view: View, seat: Seat, n: number): Care[] {
  const atHome = view.prophets[seat] === 'supply';
  return [
    ...(n <= FEW_TILES ? [{ key: 'tiles', text: t('ark-care-tiles', { n }), ...ONCE }] : []),
    ...(atHome && n <= LATE && n > 0
      ? [{ key: 'prophet-late', text: t('ark-care-prophet-late', { n }), ...ONCE }]
      : []),
    ...(atHome && n <= PROPHET && n > LATE ? [{ key: 'prophet', text: t('ark-care-prophet'), ...ONCE }] : []),
  ];
}

/** How it would stand if the game ended now: beside the best of the others. */
function standings(view: View, found: Found, seat: Seat, tiles: number): Care[] {
  const at = STANDS.findLast((few) => tiles <= few);
  if (at === undefined) return [];
  const totals = view.points.map((n, one) => n + onTheBoard(found, one));
  const rival = Math.max(...totals.filter((_, one) => one !== seat));
  return [{ key: `stands-${at}`, text: t('ark-care-stands', { you: totals[seat] ?? 0, rival }), ...ONCE }];
}

/** Whose it is where features become one, and that a piece counts for a temple, too. */
function note(ctx: PromptContext): string {
  const { view, seat, choice, preview } = ctx;
  if (!preview) return '';
  const [word, place = ''] = choice.path;
  if (word === 'tile') return sentences(joins(view as View, place, preview, seat), grown(ctx));
  if (word === 'ark')
    return sentences(leftFor(view as View, preview.view as View, seat), spares(view as View, seat));
  if (word === 'prophet') return claims(view as View, place, preview, seat);
  if (word !== 'follower') return '';
  // From what is finished it comes home at once.
  const stays = !claiming(view as View, place as PartName, preview)?.feature.complete;
  const last = stays && isLast(view as View, seat) ? t('ark-note-last') : '';
  return sentences(claims(view as View, place, preview, seat), last);
}

/** What a tile makes of what others have, and nothing of one's own; what a follower stands on may be worth little. */
function against(ctx: PromptContext): string {
  const { view, choice, preview } = ctx;
  const [word, part = ''] = choice.path;
  if (word === 'tile') return pays(ctx) ? '' : making(ctx).bad.slice(0, 1).join('');
  if (word !== 'follower') return '';
  const feature = claiming(view as View, part as PartName, preview)?.feature;
  if (!feature || feature.complete) return '';
  const n = inTheEnd(feature);
  return n <= LITTLE ? t('ark-brings', { kind: feature.kind, n }) : '';
}

/** While there is still a tile to come that one might want it for. */
const isLast = (view: View, seat: Seat): boolean => view.followers[seat] === 1 && tilesLeft(view) !== 0;

/** That nobody scores is no reason for the Ark to walk, and that free land grows none for a tile. */
function pays(ctx: PromptContext): boolean {
  const { seat, choice, preview } = ctx;
  const [word] = choice.path;
  const scores = gainedBy(preview?.events ?? []).has(seat);
  if (word === 'ark' || scores) return scores;
  return word !== 'tile' || making(ctx).good.some(({ feature }) => feature.owners.length > 0);
}

/** Whoever scores with the piece that follows a tile. */
const brings = (ctx: PromptContext): string =>
  PIECES.includes(ctx.choice.path[0] ?? '') ? scoring(ctx) : '';

/** Where nothing is worth a follower the Ark had better walk. */
function spares(view: View, seat: Seat): string {
  const free = freeFeatures(foundOf(view));
  const keeps = view.followers[seat] && free.length > 0 && (tilesLeft(view) ?? Infinity) > FEW_TILES;
  return keeps && free.every((one) => !one.complete && inTheEnd(one) <= LITTLE) ? t('ark-note-spares') : '';
}

/** What the greatest own city or road that grows will bring, and how likely that is. */
function grown(ctx: PromptContext): string {
  const own = making(ctx).good.map(({ feature }) => feature);
  const [most] = byWhatTheyBring(
    own.filter(
      ({ kind, complete, owners }) => KINDS.includes(kind) && !complete && owners.includes(ctx.seat),
    ),
  );
  if (!most || most.finished === null || most.fit === null) return '';
  const { kind, open, fit } = most;
  const gaps = new Set(open.map(({ cell, side }) => beside(cell, side)));
  return t('ark-note-grown', { kind, n: brought(most), open: gaps.size, fit });
}

function joins(view: View, cell: string, preview: PromptContext['preview'], seat: Seat): string {
  const joined = (laying(view, cell, preview, seat)?.changes ?? []).filter(({ fate }) => fate === 'joins');
  const said = joined.flatMap(({ feature }) => {
    const contest = contestOf(feature, seat);
    return contest ? [t(`ark-note-${contest}`, { kind: feature.kind })] : [];
  });
  return said.join(' ');
}

function claims(view: View, part: string, preview: PromptContext['preview'], seat: Seat): string {
  const [cell, claimed] = [justPlaced(view), claiming(view, part, preview)];
  if (!preview || !cell || !claimed) return '';
  if (claimed.feature.complete)
    return preview.events.some((event) => event.startsWith('complete temple ')) ? t('ark-note-leaves') : '';
  const { features } = foundOf(preview.view as View);
  const near = features.find(
    ({ kind, complete, cells }) => kind === 'temple' && !complete && cells.includes(cell),
  );
  return near ? t('ark-note-temple', { whose: mostAround(near, seat) }) : '';
}

/** What a piece does after its tile, and what it will bring; where the Ark had better walk shows only then. */
function titled(words: string, ctx: PromptContext | null): string {
  const [word, part = ''] = words.split(' ');
  if (word === 'prophet') return t('ark-plan-prophet');
  if (word !== 'follower') return '';
  const free = ctx?.preview ? freeFeatures(foundOf(ctx.preview.view as View)) : [];
  const meant = free.find(({ parts }) => parts.some((key) => partOf(key) === part));
  return meant && !meant.complete
    ? claimed(meant)
    : t('ark-plan-follower', { kind: kindOf(part as PartName), number: '' });
}

const claimed = (feature: Feature): string =>
  t('ark-then-follower', { kind: feature.kind, n: inTheEnd(feature) });

/** What it will bring: finished, or a field as it lies. */
const inTheEnd = ({ kind, value, finished }: Feature): number => (kind === 'field' ? value : finished) ?? 0;

/** Who comes home is seen on the land; that somebody scored is what matters. */
const isNews = (event: string): boolean => !/^p\d (returns|boxes) /.test(event);

/** So many points at once are an event. */
const EVENT = 6;

/** What a rival gained by much, and how it stands then. */
function strikes(event: string, seen: unknown, seat: Seat): string {
  const [[by, n] = [seat, 0]] = gainedBy([event]);
  if (by === seat || n < EVENT) return '';
  const { points } = seen as View;
  const ahead = (points[by] ?? 0) - (points[seat] ?? 0);
  return t('ark-care-event', { how: Math.sign(ahead), n: Math.abs(ahead) });
}

const LAND = ['points', 'cities', 'roads', 'fields', 'temples'];
/** The parts that a deed is about: nobody could follow that a follower in a field is good for the prophet. */
const ABOUT: Record<string, string[]> = {
  tile: LAND,
  follower: LAND,
  prophet: [...LAND, 'prophet'],
  ark: ['ark', 'followers'],
  enter: ['ark'],
  pass: [...LAND, 'followers'],
};

/** Whom one puts somewhere for what that brings oneself. */
const PIECES = ['follower', 'prophet'];

function tells(merit: Merit, answer: string): boolean {
  const [deed = ''] = answer.split(' ');
  if (PIECES.includes(deed) && isRivals(merit)) return false;
  return (ABOUT[deed] ?? []).includes(nameOfPart(merit));
}

/** The lesson on what brings these points. */
const lessonOn: Record<string, string> = {
  city: 'A5',
  road: 'A4',
  temple: 'A9',
  field: 'A10',
  ark: 'A8',
};

const words: CoachWords = {
  cares,
  note,
  brings,
  against,
  pays,
  titled,
  tells,
  isNews,
  strikes,
  lessonOn,
  scoresOpenly: true,
};

export default words;
