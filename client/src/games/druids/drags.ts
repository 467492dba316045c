// Spirits and druids that are dragged: the choice follows the piece, so that what would come is seen on the way.

import type { Drag } from '../../board/drag';
import type { Picking } from './picking.svelte';
import { surveyOf } from './survey';
import { boardOf, cultOfSeat, type PlaceName, type Spirit, type TreeName, type View } from './view';

type Drawn = () => Element | undefined;

/** A spirit of the hand: onto an own tree to waltz, onto the own cult board to remove it. */
export function dragSpirit(picking: Picking, view: View, spirit: Spirit): Drag {
  const meant = (place: string): string[] =>
    place === boardOf(cultOfSeat(view.ask?.seat ?? null)) ? ['drop', spirit] : ['waltz', spirit, place];
  return dragged(picking, ['waltz', spirit], meant);
}

/** A druid on its tree: it jumps to the free one. */
export function dragDruid(picking: Picking, view: View, tree: TreeName, drawn: Drawn): Drag {
  const { druid } = view.trees[tree];
  const free = surveyOf(view).free[cultOfSeat(view.ask?.seat ?? null)];
  const jump = ['jump', druid ?? ''];
  const meant = (place: string): string[] => (place === free ? jump : []);
  const isOwn = picking.owns(view, tree);
  const lift = () => isOwn && picking.carry(jump);
  return {
    ...dragged(picking, ['jump'], meant),
    lift,
    picture: () => drawn()?.querySelector(`[data-art="${tree}"] [data-figure]`) ?? null,
  };
}

/** The druid that is placed now: onto an own tree. */
export function dragPlaced(picking: Picking, view: View, drawn: Drawn): Drag {
  const druid = view.ask?.druid ?? '';
  const cult = cultOfSeat(view.ask?.seat ?? null);
  return {
    ...dragged(picking, ['place', druid], (place) => ['place', druid, place]),
    picture: () => drawn()?.querySelector(`[data-waiting="${cult}${druid}"] [data-figure]`) ?? null,
  };
}

/** What a place means for the piece; over all others it waits, and dropped there one hears why not. */
function dragged(picking: Picking, start: string[], meant: (place: string) => string[]): Drag {
  const over = (place: string | null): boolean => {
    const words = place === null ? [] : meant(place);
    if (words.length > 0 && picking.carry(words)) return true;
    picking.carry(start);
    return false;
  };
  return {
    lift: () => picking.carry(start),
    over,
    drop: (place) => {
      const words = meant(place);
      if (words.length > 0 && picking.carry(words)) return true;
      picking.refuseDrop(words, place as PlaceName);
      return false;
    },
    cancel: () => picking.putBack(),
  };
}
