// Plays the scenes of a story on the board.

import { flightOf, play as playAll, type Flight } from '../../board/scene';
import { GENTLE, along, arc, run } from '../../table/motion';
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
import type { Verdict } from './verdicts';
import { boardOf, COLOURS, type PlaceName, type View } from './view';

export type Flyer = Flight<Piece>;

interface Theatre {
  svg: SVGSVGElement;
  signal: AbortSignal;
  stage(): Setting;
  show(flyers: Flyer[]): Promise<void>;
  /** How the fight ends that is played. */
  judge(verdicts: Verdict[]): void;
}

/** Plays all scenes; once aborted, the rest happens at once. */
export async function play(scenes: Scene[], view: View, theatre: Theatre): Promise<void> {
  const one = async (scene: Scene) => {
    theatre.judge(scene.verdicts ?? []);
    if (scene.flight) return fly(scene, view, theatre);
    await perform(scene, theatre);
    scene.land(view);
  };
  await playAll(scenes, one, theatre.signal);
}

async function fly(scene: Scene, view: View, theatre: Theatre): Promise<void> {
  const { piece } = scene.flight!;
  const points = pathOf(scene.flight!, theatre.stage());
  const flight = flightOf(piece);
  scene.lift?.(view);
  await theatre.show([flight]);
  const element = theatre.svg.querySelector(`[data-flyer="${flight.id}"]`);
  const easing = points.length > 9 ? 'linear' : GENTLE;
  await run(element, along(points), { duration: scene.ms, easing, fill: 'both' }, theatre.signal);
  scene.land(view);
  await theatre.show([]);
}

/** What happens in place: two spirits lean in, a spirit turns up, a tree falls. */
async function perform({ ms, lean, flip, fall }: Scene, { svg, signal, stage }: Theatre): Promise<void> {
  if (lean)
    await Promise.all(
      lean.map((tree, i) => run(topAt(svg, tree), leaning(stage(), lean, i), { duration: ms }, signal)),
    );
  if (flip)
    await run(
      topAt(svg, flip),
      [{ transform: 'scaleX(1)' }, { transform: 'scaleX(0)' }],
      { duration: ms },
      signal,
    );
  if (fall) await run(crownOf(svg, fall), [{ opacity: 1 }, { opacity: 0 }], { duration: ms }, signal);
}

const topAt = (svg: SVGSVGElement, place: PlaceName): Element | null =>
  svg.querySelector(`[data-art="${place}"] [data-top]`);
const crownOf = (svg: SVGSVGElement, place: PlaceName): Element | null =>
  svg.querySelector(`[data-art="${place}"] [data-crown]`);

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

function pathOf(flight: NonNullable<Scene['flight']>, stage: Setting): Point[] {
  const { from, to, round } = flight;
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
