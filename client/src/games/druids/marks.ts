// What the last moves changed, for the marks on the board: spirits, tokens, druids and trees.

import type { Mark } from '../../board/marks';
import { centred } from '../../board/rect';
import type { LastMove } from '../../table/game';
import { areaOf, crownAt, druidArea, druidAt, lanternAt, waitingAt, type Point } from './clearing';
import type { Setting } from './setting';
import {
  boardOf,
  COLOURS,
  cultOfSeat,
  isTree,
  ownerOf,
  type Colour,
  type Cult,
  type PlaceName,
  type TreeName,
  type View,
} from './view';

const COLOURS_OF = {
  moon: { fill: '#2b3672', on: '#f1f3ff' },
  sun: { fill: '#9a5b00', on: '#fff8e6' },
} as const;

export const colourOf = (seat: number) => COLOURS_OF[cultOfSeat(seat)];

type Change = Pick<Mark, 'box' | 'from' | 'round'>;

/** Of several moves that changed the same thing, the last is marked. */
export function marksOf(last: LastMove[], setting: Setting, view: View): Mark[] {
  const found = new Map<string, Mark>();
  for (const { number, seat, entry } of last)
    for (const words of [entry.words, ...entry.events]) {
      const [key, change] = changed(words.split(' '), setting, view, entry.words) ?? [];
      if (!key || !change) continue;
      found.delete(key);
      found.set(key, { ...change, number, seat });
    }
  return [...found.values()];
}

function changed(
  [kind, a = '', b = '', c = '']: string[],
  setting: Setting,
  view: View,
  move: string,
): [string, Change] | null {
  const isRemoval = /^(drop|clear) /.test(move);
  if (kind === 'waltz') return spirit(setting, b as PlaceName);
  if (kind === 'dance') return spirit(setting, c as PlaceName);
  if (kind === 'clear') return spirit(setting, a as PlaceName);
  if (kind === 'board' && isRemoval) return spirit(setting, boardOf(a as Cult));
  if (kind === 'win') return token(setting, view, c as TreeName);
  if (kind === 'lost') return [`crown ${a}`, crown(setting, a as TreeName)];
  if (kind === 'move')
    return druid(setting, c as TreeName, druidAt(setting.ground, setting.spot(b as TreeName)));
  return kind === 'place' ? druid(setting, b as TreeName, whence(setting, a as Colour, b as TreeName)) : null;
}

function spirit({ ground, spot }: Setting, place: PlaceName): [string, Change] {
  if (!isTree(place)) return [place, { box: areaOf(ground, spot(place)) }];
  const { x, y } = spot(place);
  const { card } = ground;
  const box = { x: x - 0.54 * card, y: y - 0.74 * card, width: 1.2 * card, height: 1.58 * card }; // with its number
  return [place, { box }];
}

/** The last of the tokens that hang there. */
function token({ ground, spot }: Setting, view: View, tree: TreeName): [string, Change] | null {
  const { tokens, lost } = view.trees[tree];
  if (lost || tokens === 0) return null;
  const middle = crownAt(ground, spot(tree));
  const hangs = lanternAt(ground.crown, tokens - 1);
  const r = 0.29 * ground.card;
  const box = centred({ x: middle.x + hangs.x, y: middle.y + hangs.y }, 2 * r);
  return [`token ${tree}`, { box, round: true }];
}

function crown({ ground, spot }: Setting, tree: TreeName): Change {
  return { box: centred(crownAt(ground, spot(tree)), ground.crown.width, ground.crown.height) };
}

function druid({ ground, spot }: Setting, tree: TreeName, from: Point): [string, Change] {
  const { x, y, width, height } = druidArea(ground, spot(tree));
  return [`druid ${tree}`, { box: { x, y, width, height }, round: true, from }];
}

/** Where it stood before it was placed. */
const whence = ({ ground, eyes }: Setting, colour: Colour, tree: TreeName): Point =>
  waitingAt(ground, ownerOf(tree) === eyes, COLOURS.indexOf(colour));
