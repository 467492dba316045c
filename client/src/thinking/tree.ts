import type { Entry, Seat, StudyMove } from '../wire';

/** What somebody says of a move, or of the beginning: a mark, a remark, and places of the board that are drawn on. */
export type Said = Readonly<Pick<StudyMove, 'mark' | 'text'> & { places: readonly string[] }>;

export const NOTHING_SAID: Said = { mark: null, text: '', places: [] };

export const saysNothing = ({ mark, text, places }: Said): boolean => !mark && !text && places.length === 0;

/** What is thought of on a board: a position, and the moves that may follow it, as a tree. */
export interface Node {
  readonly id: number;
  /** What it follows; the root follows nothing. */
  readonly before: number | null;
  readonly words: string;
  /** What luck gave; null as long as nobody knows. */
  readonly outcomes: string[] | null;
  readonly seat: Seat | null;
  /** What happened, as all may see it here; null until the server has said so. */
  readonly entry: Entry | null;
  /** What may follow, the main move first. */
  readonly next: readonly number[];
  readonly said: Said;
}

export type Tree = Readonly<Record<number, Node>>;
export type Move = Pick<Node, 'words' | 'outcomes'>;

export const ROOT = 0;
const NOTHING = { words: '', outcomes: null, seat: null, entry: null, next: [], said: NOTHING_SAID } as const;

export const planted = (): Tree => ({ [ROOT]: { ...NOTHING, id: ROOT, before: null } });

/** How it came to this: every move after the root. */
export function pathTo(tree: Tree, id: number): Node[] {
  const path: Node[] = [];
  for (let node = tree[id]; node && node.before !== null; node = tree[node.before]) path.unshift(node);
  return path;
}

/** Where one comes to who always follows the main move. */
export function lastOf(tree: Tree, id: number): number {
  let last = id;
  for (let next = tree[last]?.next[0]; next !== undefined; next = tree[last]?.next[0]) last = next;
  return last;
}

const alike = (one: Node | undefined, move: Move): boolean =>
  one?.words === move.words && (one.outcomes ?? []).join('\n') === (move.outcomes ?? []).join('\n');

/** With this move after that one; if it stood there already, it is not there twice. Says where it stands. */
export function grown(tree: Tree, after: number, move: Move): [Tree, number] {
  const from = tree[after]!;
  const known = from.next.find((id) => alike(tree[id], move));
  if (known !== undefined) return [tree, known];
  const id = Math.max(...Object.keys(tree).map(Number)) + 1;
  const node = { ...NOTHING, ...move, id, before: after };
  return [{ ...tree, [after]: { ...from, next: [...from.next, id] }, [id]: node }, id];
}

/** With what the server says of a line: the moves up to this one, what luck gave, and what happened. */
export function told(tree: Tree, id: number, moves: Move[], entries: Entry[]): Tree {
  const path = pathTo(tree, id);
  const known = path.map((node, n) => {
    const entry = entries.find(({ v }) => v === n + 1) ?? node.entry;
    return [
      node.id,
      { ...node, outcomes: moves[n]?.outcomes ?? node.outcomes, entry, seat: entry?.seat ?? node.seat },
    ];
  });
  return { ...tree, ...Object.fromEntries(known) };
}

/** Known to be an answer of this seat. */
export const seated = (tree: Tree, id: number, seat: Seat | null): Tree => ({
  ...tree,
  [id]: { ...tree[id]!, seat },
});

/** With this said of it. */
export const remarked = (tree: Tree, id: number, said: Said): Tree => ({
  ...tree,
  [id]: { ...tree[id]!, said },
});

/** Whether one comes here by main moves alone. */
export const isMain = (tree: Tree, id: number): boolean =>
  pathTo(tree, id).every((node) => tree[node.before!]!.next[0] === node.id);

/** Whatever leads here is the main line. */
export function promoted(tree: Tree, id: number): Tree {
  const before = pathTo(tree, id).map((node) => {
    const from = tree[node.before!]!;
    return [from.id, { ...from, next: [node.id, ...from.next.filter((one) => one !== node.id)] }];
  });
  return { ...tree, ...Object.fromEntries(before) };
}

/** Without this move and all that follows it. */
export function pruned(tree: Tree, id: number): Tree {
  const before = tree[id]?.before ?? null;
  const from = before === null ? undefined : tree[before];
  if (!from) return tree;
  const gone = new Set([id]);
  for (const one of gone) for (const next of tree[one]?.next ?? []) gone.add(next);
  const left = Object.values(tree).filter((node) => !gone.has(node.id));
  const kept = Object.fromEntries(left.map((node) => [node.id, node]));
  return { ...kept, [from.id]: { ...from, next: from.next.filter((one) => one !== id) } };
}

/** The move beside this one: another that was thought of instead. */
export function beside(tree: Tree, id: number, step: number): number {
  const before = tree[id]?.before ?? null;
  const all = before === null ? [] : tree[before]!.next;
  return all[all.indexOf(id) + step] ?? id;
}

/** Where nothing follows: a line to each of these comes by every move. */
export const ends = (tree: Tree): number[] =>
  Object.values(tree)
    .filter(({ next }) => next.length === 0)
    .map(({ id }) => id);
