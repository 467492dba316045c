import type { Told } from '../wire';
import type { Alone } from './alone.svelte';
import type { Desk } from './desk.svelte';
import type { Hints } from './hints.svelte';
import type { Play } from './play.svelte';

/** Those who sit at a table, or are thought for. */
export type Seated = Pick<
  Play,
  | 'table'
  | 'eyes'
  | 'mine'
  | 'over'
  | 'showing'
  | 'asked'
  | 'clock'
  | 'vacations'
  | 'counting'
  | 'end'
  | 'scores'
  | 'known'
>;

/** Whoever is asked, and how far the answer has come. */
interface Answering extends Pick<
  Play,
  'choice' | 'table' | 'eyes' | 'over' | 'myTurn' | 'sending' | 'mayHint' | 'undo' | 'confirm' | 'ready'
> {
  told: Pick<Told, 'undo'> | null;
  hints: Pick<Hints, 'open'>;
  alone: Pick<Alone, 'follows'>;
}

/** What stands around a question: at a table, or on a board that is thought on. */
export interface AskingDesk extends Pick<
  Desk,
  'room' | 'game' | 'prompt' | 'hint' | 'ahead' | 'confirmsThere' | 'lesson' | 'ended'
> {
  play: Answering;
  /** What lies over the page. */
  sheet: string | null;
}
