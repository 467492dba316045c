// Positions with all that the rules tell of them, for tests: made from `tests/games/ark/positions.toml`.

import type { Options, Preview, Reason } from '../../wire';
import told from './positions.json';
import type { View } from './view';

export interface Position {
  view: View;
  options: Options;
  previews: Record<string, Preview>;
  reasons: Record<string, Reason>;
}

export const position = (name: keyof typeof told): Position => told[name] as unknown as Position;
