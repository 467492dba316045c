// What a learner may overlook: followers that may have come in vain, temples, the prophet, and how it stands.

import type { Care } from '../../coach/words';
import { t } from '../../i18n/index.svelte';
import type { Seat } from '../../wire';
import type { Feature } from './features';
import { foundOf, onTheBoard, type Found } from './found';
import { around, brought, byWhatTheyBring, contestOf, KINDS, mostAround } from './sharing';
import { tilesLeft, type View } from './view';

/** So few followers that it matters where the next one goes. */
const FEW_FOLLOWERS = 2;
/** So few tiles to come that each matters. */
export const FEW_TILES = 10;
/** Points that a feature brings: it is worth finishing, and worth a share. */
const WORTH_IT = 5;
const LARGE = 8;
/** And a field: nobody comes home from it, and it scores only in the end. */
const FIELD = 6;
/** With so many tiles to come the prophet is spoken of, and with so many it is late. */
const PROPHET = 56;
const LATE = 20;
/** With so many tiles to come it is told how it stands. */
const STANDS = [48, 32, 16];

const ONCE = { once: true } as const;

export function cares(view: View, seat: Seat): Care[] {
  const [found, tiles] = [foundOf(view), tilesLeft(view)];
  const worth = view.survey?.final !== undefined; // it is told what features bring
  return [
    ...(worth ? ofFeatures(found, view, seat) : []),
    ...followers(view, seat),
    ...(tiles === null ? [] : ofTheEnd(view, seat, tiles)),
    ...(tiles === null || !worth ? [] : standings(view, found, seat, tiles)),
  ];
}

const ofFeatures = (found: Found, view: View, seat: Seat): Care[] => [
  ...contests(found, seat),
  ...temples(found, seat),
  ...nearly(found, seat),
  ...threats(found, seat),
  ...fields(found, seat),
  ...foreign(found, view, seat),
];

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

/** One more tile finishes it, and one that is left fits. */
const isNearlyDone = ({ kind, complete, open, fit }: Feature): boolean =>
  KINDS.includes(kind) && !complete && open.length === 1 && fit !== 0;

/** One's own alone; the greatest first. */
const nearly = ({ features }: Found, seat: Seat): Care[] =>
  byWhatTheyBring(features.filter(isNearlyDone))
    .filter(({ owners }) => owners.length === 1 && owners[0] === seat)
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

/** The rival's alone, and worth a good deal. */
const threats = ({ features }: Found, seat: Seat): Care[] =>
  features
    .filter(isNearlyDone)
    .filter(({ owners }) => owners.length > 0 && !owners.includes(seat))
    .filter((one) => brought(one) >= LARGE)
    .map((one) => ({
      key: `threat-${one.key}`,
      text: t('ark-care-threat', { kind: one.kind, n: brought(one) }),
      at: one.cells,
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
