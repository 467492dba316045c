import { maybe, plain, t } from '../../../i18n/index.svelte';
import type { GameEditor } from '../../../table/game';
import { fishCalled, type God, type Material } from '../inventory';
import { jewelText } from '../cells';
import { marksOf, personName, regionName, spaceName, taskText, tileName, upperFirst } from '../names';
import * as says from '../says';
import Piece from './Piece.svelte';

const seatName = (word: string): string => maybe(`borabora-seat-${Number(word.slice(1)) - 1}`) ?? word;
const fish = (id: string): string =>
  t('borabora-fish', { of: fishCalled(id).species, n: fishCalled(id).value });
const people = (id: string): string => {
  const tile = id.replace(/[+@]+$/, '');
  return `${upperFirst(personName(tile))}, ${marksOf(tile)}`;
};
const pair = (words: string): string =>
  words === 'none' ? t('borabora-edit-none') : words.split('-').map(spaceName).join(' + ');

const CALLED: Record<string, (piece: string) => string> = {
  seat: seatName,
  turn: (word) => (word === 'nobody' ? t('borabora-edit-nobody') : seatName(word)),
  order: (words) => words.split(' ').map(seatName).join(', '),
  phase: (word) => t(`borabora-phase-${word}`),
  fish,
  die: (word) => [word[0], word.length > 1 ? seatName(word.slice(1)) : ''].join(' ').trim(),
  woman: people,
  man: people,
  person: people,
  dark: taskText,
  task: taskText,
  jewel: jewelText,
  card: (of) => plain(says.card(of as God)),
  material: (of) => plain(says.material(of as Material)),
  space: spaceName,
  pair,
};

/** What is drawn, by the last word of what for. */
const DRAWN: Record<string, string> = {
  dice: 'die',
  card: 'card',
  display: 'card',
  women: 'woman',
  men: 'man',
  tasks: 'task',
};

const editor: GameEditor = {
  Piece,
  piece: (kind, piece) => upperFirst(plain(CALLED[kind]?.(piece) ?? piece)),
  place(word) {
    if (maybe(`borabora-region-${word}`) !== null) return upperFirst(regionName(word));
    if (maybe(`borabora-action-${word}`) === null && !word.includes('_')) return null;
    return upperFirst(tileName(word));
  },
  drawn: (purpose, piece) => ({ kind: DRAWN[purpose.split(' ').at(-1) ?? ''] ?? '', piece }),
  draw(purpose) {
    const [who = '', what = who] = purpose.split(' ');
    return t('borabora-draw', { what, who: t('board-player', { n: Number(who.slice(1)) }) });
  },
};

export default editor;
