import type { TableInfo } from '../../wire';
import type { GameClient } from '../game';
import { lines } from '../lines';
import { logContext, nameOf, sayWords } from '../names';
import { readStep, type Step } from './tree';

/** A step as the log would tell it, or by what comes of it. */
export function sayStep(game: GameClient, table: TableInfo, step: Step, events: string[] = []): string {
  const { seat, words } = readStep(step);
  const said = lines({ v: 0, seat, words, events }, game, logContext(table, null))[0]?.text;
  return said ?? `${nameOf(table, seat)}: ${sayWords(table.game, words)}`;
}
