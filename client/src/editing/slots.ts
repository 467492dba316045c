import { maybe, t } from '../i18n/index.svelte';
import { nameOf } from '../table/names';
import type { GameEditor, TableInfo } from '../table/game';
import type { BoardSlot, BoardStands } from '../wire';

/** The kind of what is a number; every other kind is pieces. */
export const NUMBER = 'number';

export const isNumber = ({ kind }: BoardSlot): boolean => kind === NUMBER;
/** Exactly one of a few things lies there. */
export const isChoice = ({ kind, least, most }: BoardSlot): boolean =>
  kind !== NUMBER && least === 1 && most === 1;
export const isPlace = (slot: BoardSlot): boolean => !isNumber(slot) && !isChoice(slot);

const SEAT = /^p([1-9])$/;

/** Whom or what a slot belongs to, "p1", "F4"; empty if it is of the whole table. */
export function subjectOf({ name, at }: { name: string; at: string }, editor: GameEditor): string {
  const [first = ''] = name.split(' ');
  return first === at || SEAT.test(first) || editor.place(first) !== null ? first : '';
}

export function subjectName(word: string, editor: GameEditor, table: TableInfo): string {
  const seat = SEAT.exec(word);
  if (seat) return nameOf(table, Number(seat[1]) - 1);
  return editor.place(word) ?? word;
}

/** What lies in it, "hand". */
export function slotName(game: string, slot: { name: string; at: string }, editor: GameEditor): string {
  const own = subjectOf(slot, editor);
  const rest = own ? slot.name.slice(own.length).trim() : slot.name;
  const n = /\d+/.exec(rest)?.[0];
  const key = rest.replace(/ ?\d+/, '').replaceAll(' ', '-') || 'here';
  return maybe(`${game}-edit-${key}`, n === undefined ? {} : { n: Number(n) }) ?? rest;
}

/** A part of a position that is wrong, "Player 1: hand". */
export function partName(
  game: string,
  part: string,
  { slots }: BoardStands,
  editor: GameEditor,
  table: TableInfo,
): string {
  const slot = slots.find(({ name }) => name === part);
  if (!slot) return part ? subjectName(part, editor, table) : '';
  const own = subjectOf(slot, editor);
  const what = slotName(game, slot, editor);
  return own ? t('edit-of', { whose: subjectName(own, editor, table), what }) : what;
}

/** The kinds of pieces that are put on places of the board; of two that are alike the one with more. */
export function palette({ slots, kinds }: BoardStands): [kind: string, pieces: string[]][] {
  const put = new Set(slots.filter((slot) => slot.at && isPlace(slot)).map(({ kind }) => kind));
  const shown = [...put].map((kind): [string, string[]] => [kind, kinds[kind] ?? []]);
  const within = (few: string[], many: string[]) =>
    few.length < many.length && few.every((piece) => many.includes(piece));
  return shown.filter(([, few]) => !shown.some(([, many]) => within(few, many)));
}
