// Questions that are answered by choosing one of a few things, rather than a place on the table.

import { BOX, fishCalled, MATERIALS, type God } from './inventory';
import { godName, marksOf, payText, personName, say, upperFirst } from './names';
import type { Picking } from './picking.svelte';
import type { View } from './view';

export interface Card {
  aim: (string | null)[];
  title: string;
  note: string;
  /** Its drawing (`Sign`), or a number instead. */
  sign: string;
  number?: number;
  /** What it costs, in points of the die. */
  cost?: number;
}

/** One after the other is to be chosen from each of them. */
export type Hand = Card[];

export function cardsOf(view: View, picking: Picking): Hand[] {
  const { ask } = view;
  if (!ask || picking.answers.length === 0) return [];
  if (ask.question === 'ScoreFish') return [fishCards(view, picking, ask.region ?? '')];
  if (ask.question === 'Spend') return [priceList(view, picking)];
  if (ask.question === 'Fire') return fireCards(picking);
  if (ask.question === 'Gather') return [materials(view)];
  if (ask.question === 'Pray') return [godCards(picking, (word) => ['card', word])];
  if (ask.question === 'MoveHuts') return [numbers(picking)];
  return [];
}

function fishCards(view: View, picking: Picking, region: string): Card[] {
  const fish = fishCalled(view.fish[region] ?? '');
  const pay = picking.waysTo('red')[0]?.calls[0]?.pay;
  const given = say('table-way-tile', { n: BOX.god_tiles.end_points });
  return [
    {
      aim: ['red'],
      title: say('table-score-fish', { n: fish.value }),
      note: pay ? `${say('god-red')}: ${payText(pay)}${pay === 'tile' ? ` ${given}` : ''}` : say('god-red'),
      sign: `fish-${fish.species}`,
    },
  ];
}

const LINES: [word: string, sign: string][] = [
  ['tattoo', 'status'],
  ['collect', 'shell'],
  ['point', 'invocation'],
  ['offering', 'offering'],
  ['card', 'prayer'],
  ['material', 'material'],
  ['move', 'move_hut'],
];

/** The helper's list; or, once a line is chosen, what there is of it. */
function priceList(view: View, picking: Picking): Card[] {
  const line = picking.aim[0];
  if (line === 'tattoo' || line === 'collect') return people(picking, line);
  if (line === 'card') return godCards(picking, (word) => ['card', word]);
  if (line === 'material') return materials(view);
  return LINES.map(([word, sign]) => ({
    aim: [word],
    title: say(`table-spend-${word}`),
    note: word === 'move' ? say('table-spend-move-why') : '',
    cost: BOX.helper[word] ?? 0,
    sign,
  }));
}

function people(picking: Picking, line: 'tattoo' | 'collect'): Card[] {
  const tiles = picking.waysTo(line).map(({ aim }) => aim[1]!);
  return tiles.map((tile) => ({
    aim: [line, tile],
    title: marksOf(tile),
    note: upperFirst(personName(tile)),
    sign: `person ${tile}`,
  }));
}

function godCards(picking: Picking, aimOf: (word: string) => (string | null)[]): Card[] {
  const words = ['deck', 'blue', 'white', 'red', 'green', 'yellow'].filter((word) =>
    picking.can(...aimOf(word)),
  );
  return words.map((word) => ({
    aim: aimOf(word),
    title: word === 'deck' ? say('table-deck') : godName(word as God),
    note: word === 'deck' ? say('table-deck-why') : say(`table-brief-${word}`),
    sign: word === 'deck' ? 'god' : `god ${word}`,
  }));
}

function fireCards(picking: Picking): Hand[] {
  const first: Card = { ...thing(['fire', 'offering'], 'offering'), title: say('offerings', { n: 1 }) };
  return [
    [first, ...godCards(picking, (word) => ['fire', `card ${word}`])],
    [
      { aim: ['fire', null, 'status'], title: say('steps', { n: 1 }), note: '', sign: 'status' },
      { aim: ['fire', null, 'shell'], title: say('shells', { n: 1 }), note: '', sign: 'shell' },
    ],
  ];
}

function thing(aim: string[], sign: string): Card {
  const key = sign === 'offering' ? 'offering' : `material-${sign}`;
  return { aim, title: upperFirst(say(key)), note: '', sign };
}

/** With the room there is for them on the ritual site. */
function materials({ survey }: View): Card[] {
  return MATERIALS.map((kind) => ({
    ...thing(['material', kind], kind),
    note: say('table-room', { n: survey.asked?.room[kind].length ?? 0 }),
  }));
}

function numbers(picking: Picking): Card[] {
  return picking.answers
    .filter(({ aim }) => aim[0] === 'move')
    .map(({ aim }) => ({
      aim,
      title: say('huts', { n: Number(aim[1]) }),
      note: say('slot-12'),
      sign: '',
      number: Number(aim[1]),
    }));
}
