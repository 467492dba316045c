// What the lessons of "how to play" show.

import type { LessonName } from './lessons';
import positions from './lessons.json';
import type { CellName, View } from './view';

/** How many paragraphs each has. */
export const PARAGRAPHS: Record<LessonName, number> = {
  goal: 2,
  turn: 1,
  kingdoms: 1,
  leaders: 3,
  tiles: 3,
  revolt: 3,
  war: 5,
  monuments: 2,
  treasures: 2,
  catastrophe: 1,
  swap: 1,
  end: 2,
};

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

export const SCENES: Partial<Record<LessonName, Scene>> = {
  kingdoms: {
    view: VIEWS['kingdoms']!,
    from: 'E2',
    to: 'K5',
    after: 1,
  },
  leaders: {
    view: VIEWS['leaders']!,
    from: 'D2',
    to: 'I5',
    strengths: 'revolt',
    after: 1,
  },
  tiles: {
    view: VIEWS['tiles']!,
    from: 'C1',
    to: 'H4',
    ring: 'E2',
    after: 2,
  },
  revolt: {
    view: VIEWS['revolt']!,
    from: 'E1',
    to: 'J5',
    strengths: 'revolt',
    ring: 'G4',
    after: 2,
  },
  war: {
    view: VIEWS['war']!,
    from: 'E2',
    to: 'K7',
    strengths: 'war',
    ring: 'H4',
    after: 2,
  },
  monuments: {
    view: VIEWS['monuments']!,
    from: 'E1',
    to: 'J5',
    after: 1,
  },
  treasures: {
    view: VIEWS['treasures']!,
    from: 'A1',
    to: 'H4',
    after: 1,
  },
  catastrophe: {
    view: VIEWS['catastrophe']!,
    from: 'E2',
    to: 'J5',
    after: 1,
  },
};
