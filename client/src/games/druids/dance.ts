// How the scenes of a story are played on the clearing.

import { moves, Playback, type Act } from '../../board/playback.svelte';
import type { Journey } from '../../board/scene';
import { arc } from '../../table/motion';
import {
  crownAt,
  drawAt,
  druidAt,
  lanternAt,
  slotOf,
  waitingAt,
  type Clearing,
  type Point,
  type Spot,
} from './clearing';
import { route } from './oval';
import type { Setting } from './setting';
import type { Piece, Scene, Where } from './story';
import { boardOf, COLOURS, type PlaceName, type View } from './view';

/** Board and hand show it. */
export const played = new Playback<View, Piece, Where, Scene>();

/** What happens in place: two spirits lean in, a spirit turns up, a tree falls. */
export function actsOf({ lean, flip, fall }: Scene, setting: Setting): Act[] {
  const acts = (lean ?? []).map((tree, i) => moves(top(tree), leaning(setting, lean!, i)));
  if (flip) acts.push(moves(top(flip), [{ transform: 'scaleX(1)' }, { transform: 'scaleX(0)' }]));
  if (fall) acts.push(moves(`[data-art="${fall}"] [data-crown]`, [{ opacity: 1 }, { opacity: 0 }]));
  return acts;
}

const top = (place: PlaceName): string => `[data-art="${place}"] [data-top]`;

function leaning({ ground, eyes }: Setting, pair: [PlaceName, PlaceName], i: number): Keyframe[] {
  const at = (place: PlaceName): Point => ground.spots[slotOf(place, eyes)]!;
  const [here, there] = [at(pair[i]!), at(pair[1 - i]!)];
  const length = Math.hypot(there.x - here.x, there.y - here.y) || 1;
  const reach = 0.3 * ground.card;
  const x = ((there.x - here.x) / length) * reach;
  const y = ((there.y - here.y) / length) * reach;
  return [
    { transform: 'none' },
    { transform: `translate(${x}px, ${y}px) rotate(${i ? -5 : 5}deg)`, offset: 0.55 },
    { transform: 'none' },
  ];
}

export function wayOf({ from, to }: Journey<Piece, Where>, round: Scene['round'], stage: Setting): Point[] {
  if (round && from.at === 'spirit' && to.at === 'spirit') {
    const { eyes, way } = stage;
    return route(way, slotOf(from.place, eyes), slotOf(to.place, eyes), round === 'left');
  }
  return arc(pointOf(from, stage), pointOf(to, stage), 0.35 * stage.ground.card);
}

export function pointOf(where: Where, { ground, eyes }: Setting): Point {
  const spot = (place: PlaceName) => ground.spots[slotOf(place, eyes)]!;
  if (where.at === 'spirit') return spot(where.place);
  if (where.at === 'druid') return druidAt(ground, spot(where.tree));
  if (where.at === 'centre') return { x: ground.width / 2, y: ground.height / 2 };
  if (where.at === 'draw') return drawAt(ground, slotOf(boardOf(where.cult), eyes));
  if (where.at === 'lantern') return lanternOf(where, ground, spot(where.tree));
  if (where.at === 'waiting') return waitingAt(ground, where.cult === eyes, COLOURS.indexOf(where.colour));
  return { x: ground.width / 2, y: where.cult === eyes ? ground.height + ground.card : -ground.card };
}

function lanternOf({ index }: { index: number }, ground: Clearing, spot: Spot): Point {
  const crown = crownAt(ground, spot);
  const lantern = lanternAt(ground.crown, index);
  return { x: crown.x + lantern.x, y: crown.y + lantern.y };
}
