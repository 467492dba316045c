// What the lessons of "how to play" show.

import type { LessonName } from './lessons';
import positions from './lessons.json';
import type { CellName, View } from './view';

/** A part of the board with an example. */
export interface Scene {
  view: View;
  /** Its upper left and lower right spaces. */
  from: CellName;
  to: CellName;
  strengths?: 'war' | 'revolt';
  /** The space it is about. */
  ring?: CellName;
  /** After so many paragraphs. */
  after: number;
}

/** As the rules tell them: tests/games/tigris/positions.toml. */
const VIEWS = positions as unknown as Record<string, View>;

const scene = (
  view: string,
  from: CellName,
  to: CellName,
  after: number,
  more: Partial<Scene> = {},
): Scene => ({
  view: VIEWS[view]!,
  from,
  to,
  after,
  ...more,
});

export const SCENES: Partial<Record<LessonName, Scene>> = {
  kingdoms: scene('kingdoms', 'E2', 'K5', 1),
  leaders: scene('leaders', 'D2', 'I5', 1, { strengths: 'revolt' }),
  tiles: scene('tiles', 'C1', 'H4', 2, { ring: 'E2' }),
  revolt: scene('revolt', 'E1', 'J5', 2, { strengths: 'revolt', ring: 'G4' }),
  war: scene('war', 'E2', 'K7', 2, { strengths: 'war', ring: 'H4' }),
  monuments: scene('monuments', 'E1', 'J5', 1),
  treasures: scene('treasures', 'A1', 'H4', 1),
  catastrophe: scene('catastrophe', 'E2', 'J5', 1),
};
