// The table in words: for screen readers, and for the position as text.

import type { LogContext, TextPart, View as AnyView } from '../../table/game';
import { ROWS } from './geography';
import { BOX, fishCalled, jewelCalled, regionCalled, type Sex } from './inventory';
import { rowOf } from './light';
import {
  actionName,
  godName,
  groupName,
  effectOf,
  marksOf,
  personName,
  regionName,
  say,
  spaceName,
  taskText,
  upperFirst,
} from './names';
import { progressOf } from './tasks';
import { actionsOf, below, groupsOf, handOf, handSize, type View } from './view';

type NameOf = (seat: number) => string;

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

/** "below 3", or what fishing brings. */
export function conditionOf(view: View, tile: string): string {
  if (tile === 'fish') return say('points', { n: BOX.fishing.points });
  const n = below(view, tile);
  if (n === 1) return say('table-only-blue');
  return n > 6 ? say('table-any-die') : say('table-below', { n });
}

/** "Helper, below 3, dice: 4 (Anna), 3 (Jonas)" */
export function tileText(view: View, tile: string, called: string, name: NameOf): string {
  const dice = view.dice[tile]!.map(({ face, seat }) =>
    seat === null ? `${face}` : `${face} (${name(seat)})`,
  );
  const parts = [called, conditionOf(view, tile)];
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

/** The whole position as sentences. */
export function text(position: AnyView, { name, seat }: LogContext): TextPart[] {
  const view = position as View;
  const parts: TextPart[] = [
    { title: say('table-round', { n: view.round }), lines: roundLines(view, name) },
    { title: say('table-actions'), lines: tileLines(view, name) },
    { title: say('table-map'), lines: [...regionLines(view, name), ...pathLines()] },
    { title: say('table-people'), lines: [...peopleLines(view, 'woman'), ...peopleLines(view, 'man')] },
    { title: say('table-status'), lines: statusLines(view, name) },
    { title: say('action-temple'), lines: templeLines(view, name) },
    { title: say('table-jewels'), lines: (view.jewels[view.round - 1] ?? []).map(jewelText) },
    { title: say('table-gods'), lines: [...view.display.map(godName), say('god-tiles', { n: view.pile })] },
    { title: say('table-new-tasks'), lines: view.tasks.map((task) => taskLine(view, task)) },
    ...view.order.map((one) => ({ title: name(one), lines: boardLines(view, one, one === seat) })),
  ];
  return parts.filter(({ lines }) => lines.length > 0);
}

const roundLines = (view: View, name: NameOf): string[] => [
  say(`phase-${view.phase}`),
  upperFirst(say('table-order', { list: view.order.map(name).join(', ') })),
];

const tileLines = (view: View, name: NameOf): string[] =>
  Object.keys(view.dice).map((tile) =>
    tileText(view, tile, actionsOf(view, tile).map(actionName).join(' / '), name),
  );

const regionLines = (view: View, name: NameOf): string[] =>
  ROWS.flat().map((region) => regionText(view, region, name));

const pathLines = (): string[] =>
  BOX.paths.map(
    ({ between, way, value }) =>
      `${upperFirst(between.map(regionName).join(' – '))}: ${say(`path-${way}`, { n: value })}`,
  );

const peopleLines = (view: View, sex: Sex): string[] =>
  rowOf(view, sex).flatMap((tile, n) => (tile ? [upperFirst(personText(tile, n + 1))] : []));

const statusLines = (view: View, name: NameOf): string[] =>
  view.status.map(({ at, seats }) => say('table-status-at', { n: at, list: seats.map(name).join(', ') }));

const templeLines = (view: View, name: NameOf): string[] =>
  Object.entries(view.temple)
    .toSorted(([a], [b]) => Number(b) - Number(a))
    .map(([n, seat]) => `${upperFirst(say('temple-space', { n }))}: ${name(seat)}`);

function boardLines(view: View, seat: number, mine: boolean): string[] {
  const board = view.boards[seat]!;
  const hand = handOf(view, seat);
  const materials = BOX.ritual_spaces.filter(({ id }) => board.ritual.includes(id));
  return [
    say('points', { n: board.score }),
    panelText(view, seat),
    ...(board.dice.length > 0 ? [upperFirst(say('table-dice', { list: board.dice.join(', ') }))] : []),
    mine && hand.length > 0 ? hand.map(godName).join(', ') : say('god-cards', { n: handSize(view, seat) }),
    ...[say('offerings', { n: board.offerings }), say('shells', { n: board.shells })],
    ...[say('god-tiles', { n: board.gods }), say('table-supply', { n: board.priests })].map(upperFirst),
    ...groupsOf(view, seat).map(
      ({ sex, type, people, strength }) =>
        `${upperFirst(groupName(sex, type, people.length))}: ${effectOf(type, strength)}`,
    ),
    ...board.people
      .filter(({ slid }) => !slid)
      .map(({ tile }) => say('table-not-slid', { what: personName(tile), marks: marksOf(tile) }))
      .map(upperFirst),
    ...materials.map(({ id }) => upperFirst(spaceName(id))),
    ...Object.keys(board.built).map((n) => `${upperFirst(say('building', { n }))}, ${say('table-built')}`),
    ...board.aside.map((kind) => `${upperFirst(say(`material-${kind}`))}, ${say('table-aside')}`),
    ...board.jewels.map((id) =>
      upperFirst(say('jewel', { of: jewelCalled(id).symbol, n: jewelCalled(id).points })),
    ),
    ...board.tasks.map((task) => taskLine(view, task)),
    say('table-fulfilled', { n: board.fulfilled.length }),
  ];
}
