// What lies in the box. The rules read the same file, so a corrected datum is right on both sides.

import { board, colours, constants } from '../../../../src/ludarium/games/tigris/components.toml';

interface Box {
  board: { grid: string[] };
  colours: { id: string; letter: string }[];
  constants: Record<'treasures' | 'treasures_to_go_on', { value: number }>;
}

export const BOX: Box = { board, colours, constants };
