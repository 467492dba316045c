// Spirits and druids that are dragged.

import { carrying, type Drag } from '../../board/drag';
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
  const isOwn = picking.owns(view, tree);
  return {
    ...dragged(picking, ['jump'], (place) => (place === free ? jump : null)),
    lift: () => isOwn && picking.carry(jump),
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

/** What a place means for the piece; dropped on another one hears why not. */
function dragged(picking: Picking, start: string[], meant: (place: string) => string[] | null): Drag {
  return carrying({
    take: () => picking.carry(start),
    lay: (place) => picking.carry(meant(place)),
    refuse: (place) => picking.refuseDrop(meant(place), place as PlaceName),
    putBack: () => picking.putBack(),
  });
}
