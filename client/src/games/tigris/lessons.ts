// The lessons of "how to play", their pictures, and which of them explains what is being asked.

import type { LessonContext } from '../../table/game';
import { layingTile, placingLeader } from './valley';
import type { CellName, Colour, MonumentName, View } from './view';

export const LESSONS = [
  'goal',
  'turn',
  'kingdoms',
  'leaders',
  'tiles',
  'revolt',
  'war',
  'monuments',
  'treasures',
  'catastrophe',
  'swap',
  'end',
] as const;
export type LessonName = (typeof LESSONS)[number];

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

function position(cells: View['cells'], more: Partial<View> = {}): View {
  return {
    players: 4,
    rules: { support: 'free', points: 'hidden' },
    cells,
    monuments: {},
    unused: [],
    kingdoms: [],
    treasures_left: 10,
    turn: { seat: 0, left: 2 },
    ask: null,
    bag: 0,
    catastrophes: [2, 2, 2, 2],
    hands: [6, 6, 6, 6],
    points: [null, null, null, null],
    treasures: [null, null, null, null],
    memory: { gone: [0, 0, 0, 0], swapped: [0, 0, 0, 0] },
    ...more,
  };
}

const square = (letter: string, ...cells: CellName[]): View['cells'] =>
  Object.fromEntries(cells.map((cell) => [cell, `#${letter}`]));

const built = (cell: CellName, name: MonumentName): Partial<View> => ({ monuments: { [cell]: name } });

export const SCENES: Partial<Record<LessonName, Scene>> = {
  kingdoms: {
    view: position({ F3: 'r*', G3: '1K', H3: 'k.', G4: 'r.', H4: '1R', J3: 'g.' }),
    from: 'E2',
    to: 'K5',
    after: 1,
  },
  leaders: {
    view: position({ F3: 'r*', G3: 'r.', F4: 'r.', G4: '1K' }),
    from: 'D2',
    to: 'I5',
    strengths: 'revolt',
    after: 1,
  },
  tiles: {
    view: position({ F3: 'r*', F2: '1B', G3: '2K', E2: 'b.' }),
    from: 'C1',
    to: 'H4',
    ring: 'E2',
    after: 2,
  },
  revolt: {
    view: position({
      G2: 'r.',
      H2: '2K',
      F3: 'k.',
      G3: 'r.',
      H3: 'g.',
      F4: 'k.',
      H4: 'r.',
      G4: '3K',
    }),
    from: 'E1',
    to: 'J5',
    strengths: 'revolt',
    ring: 'G4',
    after: 2,
  },
  war: {
    view: position(
      {
        F3: 'g.',
        F4: '4G',
        G4: 'r.',
        H4: 'k.',
        I3: '3G',
        J3: 'r.',
        I4: 'g.',
        J4: 'k.',
        I5: 'r.',
        I6: 'g.',
      },
      { ask: { seat: 0, question: 'ChooseWar', cell: 'H4' } },
    ),
    from: 'E2',
    to: 'K7',
    strengths: 'war',
    ring: 'H4',
    after: 2,
  },
  monuments: {
    view: position(
      { ...square('k', 'G3', 'H3', 'G4', 'H4'), F3: 'r*', F4: '2R', I2: 'r.', I3: '1K' },
      built('G3', 'red-black'),
    ),
    from: 'E1',
    to: 'J5',
    after: 1,
  },
  treasures: {
    view: position({ B2: 'r*', C2: 'k.', D2: 'g.', E2: 'b.', F2: '1G', F3: 'r*' }),
    from: 'A1',
    to: 'H4',
    after: 1,
  },
  catastrophe: {
    view: position({ F3: 'r*', F4: '1K', G3: 'XX', H3: 'r.', H4: '2R', I3: 'k.' }),
    from: 'E2',
    to: 'J5',
    after: 1,
  },
};

const BY_QUESTION: Record<string, LessonName> = {
  ChooseWar: 'war',
  BuildMonument: 'monuments',
  LeaveTreasure: 'treasures',
};

const BY_WORD: Record<string, LessonName> = {
  tile: 'tiles',
  leader: 'leaders',
  withdraw: 'leaders',
  catastrophe: 'catastrophe',
  swap: 'swap',
  pass: 'end',
};

export function lesson({ view, asked, choice }: LessonContext): LessonName {
  if (asked.question === 'Support') return (view as View).ask?.conflict ?? 'war';
  const [word = '', colour, cell] = choice.path;
  const conflict = cell ? conflictOf(view, asked.seat, word, colour as Colour, cell) : null;
  return conflict ?? BY_QUESTION[asked.question] ?? BY_WORD[word] ?? 'turn';
}

/** The conflict that the chosen move would cause. */
function conflictOf(
  view: View,
  seat: number,
  word: string,
  colour: Colour,
  cell: CellName,
): LessonName | null {
  if (word === 'tile' && layingTile(view, colour, cell).kind === 'war') return 'war';
  return word === 'leader' && placingLeader(view, seat, colour, cell).kind === 'revolt' ? 'revolt' : null;
}
