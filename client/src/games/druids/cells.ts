// The places in words: for screen readers, and for the position as text.

import { t } from '../../i18n/index.svelte';
import type { LogContext, TextPart, View as AnyView } from '../../table/game';
import type { Plan } from './plan';
import { allOf, placeName, spiritText } from './says';
import {
  boardOf,
  CULTS,
  cultOfSeat,
  handSize,
  isTree,
  ownerOf,
  sizeOf,
  strengthOf,
  topOf,
  treesOf,
  type PlaceName,
  type Spirit,
  type TreeName,
  type View,
} from './view';

/** The marks that Fluent puts round variables; in a label they only disturb. */
const ISOLATION = /[\u2068\u2069]/g;

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
  return `${parts.join(', ')}.`.replace(ISOLATION, '');
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
