// What stands at the places of the table, in words: for screen readers, and for the position as text.

import { diceOf, faceOf, fitsOf } from './access';
import { BOX, fishCalled, jewelCalled, regionCalled } from './inventory';
import { marksOf, personName, regionName, say, taskText, upperFirst } from './names';
import type { Picking } from './picking.svelte';
import { progressOf } from './tasks';
import { below, type View } from './view';

export type NameOf = (seat: number) => string;

/** "Central forest, gives wood, fish: shark, 3 points, held by Anna, huts beside it: Jonas" */
export function regionText(view: View, region: string, name: NameOf): string {
  const fish = fishCalled(view.fish[region] ?? '');
  const [holder, ...others] = view.map[region] ?? [];
  const parts = [
    upperFirst(regionName(region)),
    say(`yield-${regionCalled(region).yields}`),
    say('fish', { of: fish.species, n: fish.value }),
    holder === undefined ? say('table-no-hut') : say('table-holder', { p: name(holder) }),
  ];
  if (others.length > 0) parts.push(say('table-also-huts', { list: others.map(name).join(', ') }));
  return parts.join(', ');
}

/** "north mountain: land path, 5, central beach: water path, 2" */
export const pathsText = (region: string): string =>
  BOX.paths
    .filter(({ between }) => between.includes(region))
    .map(
      ({ between: [a, b], way, value }) =>
        `${regionName(a === region ? b : a)}: ${say(`path-${way}`, { n: value })}`,
    )
    .join(', ');

/** "below 3", or what fishing brings; the rule, whoever looks. */
export function conditionOf(view: View, tile: string): string {
  if (tile === 'fish') return say('points', { n: BOX.fishing.points });
  const n = below(view, tile);
  if (n === 1) return say('table-only-blue');
  return n > 6 ? say('table-any-die') : say('table-below', { n });
}

/** Which of the own dice an action takes, and with which god: "below 3", "only 4", "with White". */
export function fittingOf(view: View, picking: Picking, tile: string, action: string): string {
  const { free, helped } = fitsOf(picking, action);
  const face = faceOf(picking);
  // With no die in the fingers, those of the simplest way, whose cards the tile shows.
  const gods = face
    ? helped.find(({ faces }) => faces.includes(face))?.gods
    : picking.needed('die', null, action);
  if (gods?.length && (face || free.length === 0))
    return say('table-with', { list: gods.map((god) => say('table-colour', { god })).join(' + ') });
  const low = new Set(diceOf(view).filter((die) => die < below(view, tile)));
  if (free.length === 0 || free.length === low.size || tile === 'fish') return conditionOf(view, tile);
  return say('table-only', { list: free.join(', ') });
}

/** "Helper, below 3, dice: 4 (Anna), 3 (Jonas)" */
export function tileText(
  view: View,
  tile: string,
  called: string,
  name: NameOf,
  fitting = conditionOf(view, tile),
): string {
  const dice = view.dice[tile]!.map(({ face, seat }) =>
    seat === null ? `${face}` : `${face} (${name(seat)})`,
  );
  const parts = [called, fitting];
  if (dice.length > 0) parts.push(say('table-dice', { list: dice.join(', ') }));
  return parts.join(', ');
}

/** "7 huts, 2 people, 4 free" */
export function panelText({ boards, survey }: View, seat: number): string {
  const { huts, people } = boards[seat]!;
  return say('table-panel', {
    a: say('huts', { n: huts.row + huts.stack }),
    b: say('people', { n: people.length }),
    c: survey.free[seat]!,
  });
}

/** "space 3, woman: Hike, 2 shells" */
export const personText = (tile: string, n: number): string =>
  say('table-person', { n, what: personName(tile), marks: marksOf(tile) });

export function jewelText(id: string): string {
  const { symbol, points, cost } = jewelCalled(id);
  return `${upperFirst(say('jewel', { of: symbol, n: points }))}, ${say('jewel-cost', { a: cost })}`;
}

/** "3 wood, 1 of 3" */
export function taskLine(view: View, task: string): string {
  const progress = progressOf(view, task);
  const far = progress ? `, ${say('task-progress', { a: progress[0], b: progress[1] })}` : '';
  return `${upperFirst(taskText(task))}${far}`;
}
