// The whole position as sentences.

import type { LogContext, TextPart, View as AnyView } from '../../table/game';
import { jewelText, panelText, personText, regionText, taskLine, tileText, type NameOf } from './cells';
import { ROWS } from './geography';
import { BOX, jewelCalled, type Sex } from './inventory';
import { rowOf } from './light';
import {
  actionName,
  effectOf,
  godName,
  groupName,
  marksOf,
  personName,
  regionName,
  say,
  spaceName,
  upperFirst,
} from './names';
import { actionsOf, groupsOf, handOf, handSize, type View } from './view';

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
