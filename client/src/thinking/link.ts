import type { LineBase } from '../wire';
import { grown, planted, ROOT, type Move, type Tree } from './tree';

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
}

/** Of a line that begins with a new game. */
export const NO_BASE: LineBase = { position: null, table: null, record: null, at: 0, lesson: null };

/** So long a link is still taken by mail and messengers. */
export const LONGEST = 4096;

/** A move, what luck gave, and what may follow. */
type Written = [words: string, outcomes: string[] | 0, ...next: Written[]];
type Text = [
  players: number,
  options: Thought['options'],
  seed: string,
  base: LineBase | null,
  names: string[],
];

/** The moves below this one, and where one stands as the how manieth in the order in which they are written. */
function written(tree: Tree, at: number): { next: Written[]; number: number } {
  let [count, number] = [0, 0];
  const write = (id: number): Written => {
    const { words, outcomes, next } = tree[id]!;
    count++;
    if (id === at) number = count;
    return [words, outcomes ?? 0, ...next.map(write)];
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
    for (const one of below) take(id, one);
  };
  for (const one of next) take(ROOT, one);
  return { tree, at };
}

/** As letters that a link may have. */
export async function pack({ players, options, seed, base, names, tree, at }: Thought): Promise<string> {
  const { next, number } = written(tree, at);
  const text: Text = [players, options, seed, base, names];
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
    const [[players, options, seed, base, names], number, next] = JSON.parse(
      new TextDecoder().decode(text),
    ) as [Text, number, Written[]];
    return { players, options, seed, base, names: names.map(String), ...read(next, number) };
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
