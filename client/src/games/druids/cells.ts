// The places in words: for screen readers, and for the position as text.

import type { CardText } from '../../board/card.svelte';
import { plain, t } from '../../i18n/index.svelte';
import type { LogContext, TextPart, View as AnyView } from '../../table/game';
import type { Plan } from './plan';
import { allOf, colourName, placeName, spiritText } from './says';
import { pairOf, surveyOf } from './survey';
import {
  boardOf,
  CULTS,
  cultOfSeat,
  handSize,
  isTree,
  ownerOf,
  rival,
  sizeOf,
  strengthOf,
  topOf,
  treesOf,
  type PlaceName,
  type Spirit,
  type TreeName,
  type View,
} from './view';

interface Situation {
  shining: boolean;
  plan: Plan | null;
}

/** "Moon tree 4, orange druid, spirit 5 clockwise on top of 5, five of six tokens, possible." */
export function cellText(view: View, place: PlaceName, { shining, plan }: Situation): string {
  const parts = isTree(place) ? treeParts(view, place) : boardParts(view, place);
  if (shining) parts.push(t('druids-cell-possible'));
  const landing = plan?.spirits.find(({ at }) => at === place);
  if (landing) parts.push(t('druids-cell-lands', { n: 1, s: strengthOf(landing.spirit) }));
  return plain(`${parts.join(', ')}.`);
}

function treeParts(view: View, place: TreeName): string[] {
  const tree = view.trees[place];
  const name = t('druids-cell-tree', { place });
  if (tree.lost) return [name, t('druids-cell-lost')];
  const parts = [
    name,
    t('druids-cell-druid', { colour: tree.druid ?? 'none' }),
    pileText(tree),
    t('druids-cell-tokens', { n: tree.tokens }),
  ];
  return view.ring === place ? [...parts, t('druids-cell-ring')] : parts;
}

function boardParts(view: View, place: PlaceName): string[] {
  const cult = ownerOf(place);
  return [
    t('druids-cell-board', { cult }),
    pileText(view.boards[cult]),
    t('druids-cell-counts', { draw: view.draw[cult], hand: handSize(view.hand[cult]) }),
  ];
}

function pileText(pile: { down: number; pile: Spirit[] }): string {
  const top = topOf(pile.pile);
  if (top) return t('druids-cell-pile', { spirit: spiritText(top), n: sizeOf(pile) - 1 });
  return pile.down > 0 ? t('druids-cell-hidden', { n: pile.down }) : t('druids-cell-bare');
}

/** The card of a place: what it is, how it stands, and what lies under the spirit that one sees. */
export function cellCard(view: View, place: PlaceName): CardText {
  const [title = '', ...rest] = isTree(place) ? treeParts(view, place) : boardParts(view, place);
  const pile = isTree(place) ? view.trees[place] : view.boards[ownerOf(place)];
  const lines = [rest.join(', '), under(pile), isTree(place) ? fightLine(view, place) : ''];
  return { title: plain(title), lines: lines.filter(Boolean).map(plain) };
}

/** Whoever remembers knows it, so all are told (R33). */
function under({ pile }: { pile: Spirit[] }): string {
  const covered = pile.slice(0, -1).map(spiritText);
  return covered.length > 0 ? t('druids-card-under', { list: allOf(covered) }) : '';
}

/** How the two druids of its colour stand. */
function fightLine(view: View, tree: TreeName): string {
  const { druid } = view.trees[tree];
  const pair = druid && pairOf(surveyOf(view), druid);
  if (!pair) return '';
  const enemy = rival(ownerOf(tree));
  const [a, b] = [pair[ownerOf(tree)], pair[enemy]].map(({ strength }) => strength ?? '?');
  const against = placeName(pair[enemy].tree);
  return t('druids-card-fight', { colour: colourName(druid), a: String(a), b: String(b), tree: against });
}

/** The whole position as sentences. */
export function text(position: AnyView, { seat }: LogContext): TextPart[] {
  const view = position as View;
  const nothing = { shining: false, plan: null };
  const hand = seat === null ? [] : view.hand[cultOfSeat(seat)];
  const rest = CULTS.map((cult) => cellText(view, boardOf(cult), nothing));
  if (Array.isArray(hand) && hand.length > 0) {
    rest.push(t('druids-text-hand', { list: allOf(hand.map(spiritText)) }));
  }
  if (view.ring) rest.push(t('druids-text-ring', { tree: placeName(view.ring) }));
  return [
    ...CULTS.map((cult) => ({
      title: t('druids-text-trees', { cult }),
      lines: treesOf(cult).map((tree) => cellText(view, tree, nothing)),
    })),
    { title: t('druids-text-rest'), lines: rest },
  ];
}
