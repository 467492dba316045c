// Why a die goes where it goes now: who is shut out by it, who would else shut out, and where it still fits.

import { t } from '../../i18n/index.svelte';
import type { Seat } from '../../wire';
import { answerOf } from './answers';
import { action } from './says';
import { below, handOf, tileOf, type View } from './view';

const FISH = 'fish';
/** So few tiles are worth a word: where a die still fits, or a rival could close them. */
const FEW = 2;

interface Placing {
  view: View;
  seat: Seat;
  face: number;
  tile: string;
}

/** The first of its reasons; of what can be seen on the dice, not of what the action does. */
export function dicing(view: View, seat: Seat, path: string[]): string {
  const { aim, calls } = answerOf(path);
  const [verb, face, to = FISH] = aim;
  if (verb !== 'die' || to === FISH || calls.some(({ god }) => god === 'blue')) return ''; // Blue minds no die
  const one = { view, seat, face: Number(face), tile: tileOf(view, to) };
  return inTime(one) || shutsOut(one) || scarce(one);
}

const tilesOf = (view: View): string[] => Object.keys(view.survey.tiles).filter((one) => one !== FISH);

const lowest = ({ boards }: View, seat: Seat): number => Math.min(7, ...(boards[seat]?.dice ?? []));

const lowestOfOthers = (view: View, seat: Seat): number =>
  Math.min(...view.boards.map((_, other) => (other === seat ? 7 : lowest(view, other))));

/** A rival could close this tile to every own die; where that is so of most tiles it is no reason for one. */
function inTime({ view, seat, tile }: Placing): string {
  const [n, own] = [lowestOfOthers(view, seat), lowest(view, seat)];
  const open = tilesOf(view).filter((one) => n < below(view, one) && own < below(view, one));
  return n <= own && open.includes(tile) && open.length <= FEW ? t('borabora-note-in-time', { n }) : '';
}

const TEMPLE = 'temple';

/** No rival has a die that is low enough afterwards, and one had before; and could have used it there. */
function shutsOut({ view, seat, face, tile }: Placing): string {
  const n = lowestOfOthers(view, seat);
  const comes = tile !== TEMPLE || view.boards.some(({ priests }, other) => other !== seat && priests > 0);
  if (!comes) return '';
  return n >= face && n < below(view, tile) ? t('borabora-note-shuts-out', { n: face }) : '';
}

/** Blue minds no die: with its card, or two alike, and an offering; or with a God tile. */
function mayCallBlue(view: View, seat: Seat): boolean {
  const { offerings, gods } = view.boards[seat]!;
  const cards = handOf(view, seat);
  return gods > 0 || (offerings > 0 && (cards.includes('blue') || new Set(cards).size < cards.length));
}

/** The die fits on few other tiles now, also with what one holds. */
function scarce({ view, seat, face, tile }: Placing): string {
  if (mayCallBlue(view, seat)) return '';
  const fits = tilesOf(view).filter((one) => face < below(view, one));
  if (!fits.includes(tile) || fits.length > FEW) return '';
  const [other] = fits.filter((one) => one !== tile);
  return other
    ? t('borabora-note-fits-two', { n: face, what: action(other) })
    : t('borabora-note-fits-one', { n: face });
}
