import type { LineBase, Seat } from '../wire';
import { grown, planted, remarked, ROOT, saysNothing, type Move, type Said, type Tree } from './tree';

/** All that a board holds: it fits into a link, and into the memory of the page. */
export interface Thought {
  players: number;
  options: Record<string, string | number>;
  seed: string;
  base: LineBase | null;
  /** Of those who played; empty where nobody did. */
  names: string[];
  tree: Tree;
  /** Where one stands. */
  at: number;
  /** It began with a game that goes on, as one seat may imagine it. */
  imagined?: Imagining;
}

/** Whose eyes knew what was not made up, at which table; `engine`: it may help there. */
export interface Imagining {
  table: string;
  seat: Seat;
  engine: boolean;
}

/** Of a line that begins with a new game. */
export const NO_BASE: LineBase = {
  position: null,
  table: null,
  record: null,
  at: 0,
  lesson: null,
  puzzle: null,
};

/** So long a link is still taken by mail and messengers. */
export const LONGEST = 4096;

/** What is said of a move: what says nothing is left out. */
type Remark = { m?: NonNullable<Said['mark']>; t?: string; p?: readonly string[] };
/** A move, what luck gave, what is said of it, and what may follow. */
type Written = [words: string, outcomes: string[] | 0, ...next: (Remark | Written)[]];
type Text = [
  players: number,
  options: Thought['options'],
  seed: string,
  base: LineBase | null,
  names: string[],
  said?: Remark | 0,
  imagined?: Imagining,
];

const MARKS = ['good', 'mistake', 'question'] as const;

const brief = ({ mark, text, places }: Said): Remark => ({
  ...(mark && { m: mark }),
  ...(text && { t: text }),
  ...(places.length > 0 && { p: places }),
});

const atLength = ({ m, t = '', p = [] }: Remark): Said => ({
  mark: MARKS.find((mark) => mark === m) ?? null,
  text: String(t),
  places: Array.isArray(p) ? p.map(String) : [],
});

/** The moves below this one, and where one stands as the how manieth in the order in which they are written. */
function written(tree: Tree, at: number): { next: Written[]; number: number } {
  let [count, number] = [0, 0];
  const write = (id: number): Written => {
    const { words, outcomes, next, said } = tree[id]!;
    count++;
    if (id === at) number = count;
    return [words, outcomes ?? 0, ...(saysNothing(said) ? [] : [brief(said)]), ...next.map(write)];
  };
  return { next: tree[ROOT]!.next.map(write), number };
}

function read(next: Written[], number: number): { tree: Tree; at: number } {
  let [tree, at, count] = [planted(), ROOT, 0];
  const take = (after: number, [words, outcomes, ...below]: Written): void => {
    const move: Move = { words: String(words), outcomes: outcomes === 0 ? null : outcomes.map(String) };
    let id: number;
    [tree, id] = grown(tree, after, move);
    if (++count === number) at = id;
    for (const one of below) {
      if (Array.isArray(one)) take(id, one);
      else tree = remarked(tree, id, atLength(one));
    }
  };
  for (const one of next) take(ROOT, one);
  return { tree, at };
}

/** As letters that a link may have. */
export async function pack(thought: Thought): Promise<string> {
  const { players, options, seed, base, names, tree, at, imagined } = thought;
  const { next, number } = written(tree, at);
  const { said } = tree[ROOT]!;
  const text: Text = [
    players,
    options,
    seed,
    base,
    names,
    ...(saysNothing(said) ? (imagined ? [0] : []) : [brief(said)]),
    ...(imagined ? [imagined] : []),
  ] as Text;
  const bytes = await through(new CompressionStream('deflate-raw'), JSON.stringify([text, number, next]));
  const letters = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Null if these letters were never packed. */
export async function unpack(letters: string): Promise<Thought | null> {
  try {
    const packed = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(packed, (letter) => letter.charCodeAt(0));
    const text = await through(new DecompressionStream('deflate-raw'), bytes);
    const [[players, options, seed, base, names, said, imagined], number, next] = JSON.parse(
      new TextDecoder().decode(text),
    ) as [Text, number, Written[]];
    const { tree, at } = read(next, number);
    const whole = said ? remarked(tree, ROOT, atLength(said)) : tree;
    const thought = { players, options, seed, base, names: names.map(String), tree: whole, at };
    return imagined ? { ...thought, imagined } : thought;
  } catch {
    return null;
  }
}

async function through(
  stream: CompressionStream | DecompressionStream,
  data: string | Uint8Array<ArrayBuffer>,
): Promise<ArrayBuffer> {
  return new Response(new Blob([data]).stream().pipeThrough(stream)).arrayBuffer();
}
