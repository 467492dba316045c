import { api, Refusal } from '../api';
import { games } from '../games/installed';
import { words } from '../i18n/index.svelte';
import { nameOf } from '../table/names';
import type { LineBase } from '../wire';
import { calls } from './calls';
import { NO_BASE, unpack, type Thought } from './link';
import { grown, planted, ROOT } from './tree';

type Setting = Pick<Thought, 'players' | 'options'>;

/** The board with nothing thought of yet. */
const fresh = (of: Setting, base: LineBase | null): Thought => ({
  ...of,
  seed: crypto.randomUUID(),
  base,
  names: [],
  tree: planted(),
  at: ROOT,
});

export const newGame = (of: Setting): Thought => fresh(of, null);

/** From the text of a position or of a record; raises `Refusal` if it is neither. */
export async function fromText(game: string, text: string, of: Setting): Promise<Thought> {
  if (text.trimStart().startsWith('ludarium ')) return fromRecord(game, text.trimStart(), 0);
  const thought = fresh(of, { ...NO_BASE, position: text.trim() });
  const { options, players, base, seed } = thought;
  await calls.told({ game, players, options, base, seed, moves: [], eyes: 'asked', since: 0 });
  return thought;
}

/** A whole recorded game; one stands after its move `at`. */
async function fromRecord(game: string, record: string, at: number): Promise<Thought> {
  const { line, names } = await calls.recorded(game, record.endsWith('\n') ? record : `${record}\n`);
  const { players, options, base } = line;
  let [tree, id, here] = [planted(), ROOT, ROOT];
  line.moves.forEach(({ words, outcomes }, n) => {
    [tree, id] = grown(tree, id, { words, outcomes });
    if (n + 1 === at) here = id;
  });
  return { ...newGame({ players, options }), base, names, tree, at: here };
}

/** A game that goes on, with all made up that this seat does not see. */
async function ofRunning(table: string, seat: number): Promise<Thought> {
  await words.learn('later/aids'); // why not
  const [{ options, position, engine }, info] = await Promise.all([
    api.imagined(table, seat),
    api.table(table),
  ]);
  const names = info.seats.map((_, n) => nameOf(info, n));
  const thought = fresh({ players: names.length, options }, { ...NO_BASE, position });
  return { ...thought, names, imagined: { table, seat, engine } };
}

/**
 * What the link leads to: all that was thought of (`line`), a `position`, a `record`, a finished `table`, or a
 * running one as a seat of mine may imagine it (`imagined`).
 * Without any of them it is a new game; raises `Refusal`.
 */
export async function fromLink(game: string, hash: string): Promise<Thought> {
  const said = new URLSearchParams(hash.slice(1));
  const line = said.get('line');
  if (line !== null) {
    const thought = await unpack(line);
    if (!thought) throw new Refusal(400, 'bad-link');
    return thought;
  }
  const imagined = said.get('imagined');
  if (imagined !== null) return ofRunning(imagined, Number(said.get('seat')));
  const at = Number(said.get('at')) || 0;
  const table = said.get('table');
  if (table !== null) return fromRecord(game, await api.recordText(table), at);
  const text = textIn(hash);
  const usual = await usually(game);
  if (!text) return newGame(usual);
  const players = Number(said.get('players')) || usual.players;
  const options = optionsIn(said);
  return fromText(game, text, { players, options });
}

/** The rules of the table that a link names; one that is a number is written in digits. */
export function optionsIn(said: URLSearchParams): Thought['options'] {
  return Object.fromEntries(
    said.getAll('option').map((one) => {
      const [name = '', value = ''] = one.split(':');
      return [name, /^\d+$/.test(value) ? Number(value) : value];
    }),
  );
}

/** The position or the record that stands in a link. */
export function textIn(hash: string): string {
  const said = new URLSearchParams(hash.slice(1));
  return said.get('record') ?? said.get('position') ?? '';
}

/** As such a game is played if nobody says otherwise; raises `Refusal` if there is none. */
export async function usually(game: string): Promise<Setting> {
  const info = (await games()).find(({ name }) => name === game);
  if (!info) throw new Refusal(404, 'no-game', { game });
  return { players: info.seats[0], options: {} };
}
