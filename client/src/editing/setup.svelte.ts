import { Refusal } from '../api';
import { tableOf } from '../thinking/table';
import type { Board, BoardSlot, BoardStands, Lined } from '../wire';
import { isPlace } from './slots';

/** So long after the last letter the rules read the text. */
export const READ_AFTER_MS = 400;
const MOST_BACK = 200;

export type Asks = (board: Board) => Promise<BoardStands>;

/** Takes away what lies where it is pressed, instead of putting something there. */
export const AWAY = 'away';

/** A position that is being set up, by its pieces and by its text, each following the other. */
export class Setup {
  text = $state('');
  stands = $state.raw<BoardStands | null>(null);
  /** As it was drawn last: while something is wrong with the text there is nothing to draw. */
  told = $state.raw<Lined | null>(null);
  /** The piece in the fingers, or `AWAY`. */
  picked = $state.raw<string | null>(null);
  /** The place of the board that is looked at, whose slots are told beside it. */
  place = $state.raw<string | null>(null);
  /** Where the piece could go, if it is not said by the place alone. */
  open = $state.raw<BoardSlot[]>([]);
  /** Why the last thing did not go. */
  problem = $state.raw<Refusal | null>(null);
  players = $state(2);
  /** Nothing that was done is undone further. */
  mayUndo = $derived.by(() => this.#before.length > 0);

  #before = $state.raw<string[]>([]);
  #last: Promise<void> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly game: string,
    readonly options: Board['options'],
    players: number,
    private ask: Asks,
  ) {
    this.players = players;
  }

  table = $derived.by(() =>
    tableOf(this.game, { players: this.players, options: this.options ?? {}, names: [] }, null, null),
  );
  view = $derived.by(() => this.told?.view ?? null);
  wrong = $derived.by(() => this.stands?.wrong ?? null);
  here = $derived.by(() => (this.stands?.slots ?? []).filter(({ at }) => at !== '' && at === this.place));
  beside = $derived.by(() => (this.stands?.slots ?? []).filter(({ at }) => at === ''));

  /** This position; null is a board with next to nothing on it. */
  read = (position: string | null): Promise<void> => this.#then({ position });

  /** Somebody writes: the rules read it a moment later. */
  written = (): void => {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.read(this.text), READ_AFTER_MS);
  };

  seat = (players: number): void => {
    this.players = players;
    void this.read(this.text);
  };

  undo = (): void => {
    const position = this.#before.at(-1);
    if (position === undefined) return;
    this.#before = this.#before.slice(0, -1);
    void this.#then({ position }, false);
  };

  put = ({ name }: BoardSlot, holds: string[]): Promise<void> => {
    this.open = [];
    return this.#then({ slot: name, holds });
  };

  /** One more, or instead of the one that is there. */
  add = (slot: BoardSlot, piece: string): Promise<void> =>
    this.put(slot, slot.most === 1 ? [piece] : [...slot.holds, piece]);

  takeAway = (slot: BoardSlot, n = slot.holds.length - 1): Promise<void> =>
    this.put(
      slot,
      slot.holds.filter((_, i) => i !== n),
    );

  pick = (piece: string | null): void => {
    this.picked = piece;
    this.open = [];
  };

  /** A place of the board is pressed: what is in the fingers goes there. */
  press = (place: string): void => {
    this.place = place;
    this.problem = null;
    const slots = this.here.filter(isPlace);
    const piece = this.picked;
    if (piece === null) return;
    const fit =
      piece === AWAY
        ? slots.filter(({ holds }) => holds.length > 0)
        : slots.filter(({ kind }) => this.stands?.kinds[kind]?.includes(piece));
    if (fit.length === 1) void this.choose(fit[0]!);
    else this.open = fit;
  };

  choose = (slot: BoardSlot): Promise<void> => {
    const piece = this.picked;
    if (piece === null) return Promise.resolve();
    if (piece === AWAY) return this.takeAway(slot);
    const [only] = slot.holds;
    return slot.most === 1 && only === piece ? this.#again(slot) : this.add(slot, piece);
  };

  /** What lies there already is turned, if it can be, or taken up. */
  #again(slot: BoardSlot): Promise<void> {
    const turn = this.here.find(({ name }) => name === `${slot.name} turn`);
    const turns = (turn && this.stands?.kinds[turn.kind]) ?? [];
    if (!turn || turns.length === 0) return this.takeAway(slot);
    return this.put(turn, [turns[(turns.indexOf(turn.holds[0]!) + 1) % turns.length]!]);
  }

  /** One after the other, each with what the one before has come to. */
  #then(change: Partial<Board>, kept = true): Promise<void> {
    this.#last = this.#last.then(() => this.#ask(change, kept));
    return this.#last;
  }

  async #ask(change: Partial<Board>, kept: boolean): Promise<void> {
    const before = this.stands?.position;
    const now = { game: this.game, players: this.players, options: this.options, position: this.text };
    try {
      const found = await this.ask({ ...now, slot: null, holds: [], ...change });
      if (kept && before !== undefined && before !== found.position)
        this.#before = [...this.#before, before].slice(-MOST_BACK);
      this.#show(found, change.position !== undefined && change.position !== null && kept);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.problem = error;
    }
  }

  #show(found: BoardStands, typed: boolean): void {
    this.problem = null;
    // Slots stay, as they were, while the text is none.
    this.stands = found.slots.length > 0 || !this.stands ? found : { ...this.stands, ...pick(found) };
    this.told = found.told ?? this.told;
    if (!typed || this.text === '') this.text = found.position;
  }
}

const pick = ({ position, wrong }: BoardStands) => ({ position, wrong });
