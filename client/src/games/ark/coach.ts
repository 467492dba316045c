// What a learner can see in an answer: whose it is where features become one, and what a piece will bring.

import { sentences } from '../../coach/sentences';
import { gainedBy } from '../../coach/striking';
import type { CoachWords, Deed } from '../../coach/words';
import { t } from '../../i18n/index.svelte';
import type { Seat } from '../../wire';
import { cares, FEW_TILES } from './caring';
import { partOf, type Feature } from './features';
import { claiming, freeFeatures, laying } from './forecast';
import { foundOf } from './found';
import { beside } from './land';
import { making, scoring } from './prompt';
import { brought, byWhatTheyBring, contestOf, KINDS, mostAround } from './sharing';
import { isNews, lessonOn, PIECES, strikes, tells } from './telling';
import { kindOf, type PartName } from './tile';
import { justPlaced, tilesLeft, type View } from './view';
import { leftFor } from './walking';

/** Not worth a follower. */
const LITTLE = 3;

/** Whose it is where features become one, and that a piece counts for a temple, too. */
function note(deed: Deed<View>): string {
  const { now, then, seat, path, preview } = deed;
  if (!preview || !then) return '';
  const [word, place = ''] = path;
  if (word === 'tile') return sentences(joins(now, place, preview, seat), grown(deed));
  if (word === 'ark') return sentences(leftFor(now, then, seat), spares(now, seat));
  if (word === 'prophet') return claims(now, place, preview, seat);
  if (word !== 'follower') return '';
  // From what is finished it comes home at once.
  const stays = !claiming(now, place as PartName, preview)?.feature.complete;
  const last = stays && isLast(now, seat) ? t('ark-note-last') : '';
  return sentences(claims(now, place, preview, seat), last);
}

/** What a tile makes of what others have, and nothing of one's own; what a follower stands on may be worth little. */
function against(deed: Deed<View>): string {
  const { now, path, preview } = deed;
  const [word, part = ''] = path;
  if (word === 'tile') return pays(deed) ? '' : making(deed.ctx).bad.slice(0, 1).join('');
  if (word !== 'follower') return '';
  const feature = claiming(now, part as PartName, preview)?.feature;
  if (!feature || feature.complete) return '';
  const n = inTheEnd(feature);
  return n <= LITTLE ? t('ark-brings', { kind: feature.kind, n }) : '';
}

/** While there is still a tile to come that one might want it for. */
const isLast = (view: View, seat: Seat): boolean => view.followers[seat] === 1 && tilesLeft(view) !== 0;

/** That nobody scores is no reason for the Ark to walk, and that free land grows none for a tile. */
function pays({ seat, path, events, ctx }: Deed<View>): boolean {
  const [word] = path;
  const scores = gainedBy(events).has(seat);
  if (word === 'ark' || scores) return scores;
  return word !== 'tile' || making(ctx).good.some(({ feature }) => feature.owners.length > 0);
}

/** The points that it brings at once, more than it brings others. */
function weight({ seat, events }: Deed<View>): number {
  const gained = gainedBy(events);
  const own = gained.get(seat) ?? 0;
  return own - Math.max(0, ...[...gained].map(([one, n]) => (one === seat ? 0 : n)));
}

/** Whoever scores with the piece that follows a tile. */
const brings = ({ path, ctx }: Deed<View>): string => (PIECES.includes(path[0] ?? '') ? scoring(ctx) : '');

/** Where nothing is worth a follower the Ark had better walk. */
function spares(view: View, seat: Seat): string {
  const free = freeFeatures(foundOf(view));
  const keeps = view.followers[seat] && free.length > 0 && (tilesLeft(view) ?? Infinity) > FEW_TILES;
  return keeps && free.every((one) => !one.complete && inTheEnd(one) <= LITTLE) ? t('ark-note-spares') : '';
}

/** What the greatest own city or road that grows will bring, and how likely that is. */
function grown({ seat, ctx }: Deed<View>): string {
  const own = making(ctx).good.map(({ feature }) => feature);
  const [most] = byWhatTheyBring(
    own.filter(({ kind, complete, owners }) => KINDS.includes(kind) && !complete && owners.includes(seat)),
  );
  if (!most || most.finished === null || most.fit === null) return '';
  const { kind, open, fit } = most;
  const gaps = new Set(open.map(({ cell, side }) => beside(cell, side)));
  return t('ark-note-grown', { kind, n: brought(most), open: gaps.size, fit });
}

function joins(view: View, cell: string, preview: Deed['preview'], seat: Seat): string {
  const joined = (laying(view, cell, preview, seat)?.changes ?? []).filter(({ fate }) => fate === 'joins');
  const said = joined.flatMap(({ feature }) => {
    const contest = contestOf(feature, seat);
    return contest ? [t(`ark-note-${contest}`, { kind: feature.kind })] : [];
  });
  return said.join(' ');
}

function claims(view: View, part: string, preview: Deed['preview'], seat: Seat): string {
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
function titled(words: string, before: Deed<View> | null): string {
  const [word, part = ''] = words.split(' ');
  if (word === 'prophet') return t('ark-plan-prophet');
  if (word !== 'follower') return '';
  const free = before?.then ? freeFeatures(foundOf(before.then)) : [];
  const meant = free.find(({ parts }) => parts.some((key) => partOf(key) === part));
  return meant && !meant.complete
    ? claimed(meant)
    : t('ark-plan-follower', { kind: kindOf(part as PartName), number: '' });
}

const claimed = (feature: Feature): string =>
  t('ark-then-follower', { kind: feature.kind, n: inTheEnd(feature) });

/** What it will bring: finished, or a field as it lies. */
const inTheEnd = ({ kind, value, finished }: Feature): number => (kind === 'field' ? value : finished) ?? 0;

const words: CoachWords<View> = {
  cares,
  note,
  brings,
  against,
  pays,
  weight,
  titled,
  tells,
  isNews,
  strikes,
  lessonOn,
  scoresOpenly: true,
};

export default words;
