import { describe, expect, test } from 'vitest';
import {
  beside,
  ends,
  grown,
  isMain,
  lastOf,
  pathTo,
  planted,
  promoted,
  pruned,
  ROOT,
  told,
  type Tree,
} from './tree';

const move = (words: string, outcomes: string[] | null = []) => ({ words, outcomes });

/** a b c, and instead of b: d e. */
function thought(): Tree {
  let [tree, at] = grown(planted(), ROOT, move('a'));
  const a = at;
  for (const words of ['b', 'c']) [tree, at] = grown(tree, at, move(words));
  at = a;
  for (const words of ['d', 'e']) [tree, at] = grown(tree, at, move(words));
  return tree;
}

const found = (tree: Tree, words: string) => Object.values(tree).find((node) => node.words === words)!.id;
const wordsTo = (tree: Tree, id: number) => pathTo(tree, id).map(({ words }) => words);

describe('variations', () => {
  test('each is reached by all that leads to it', () => {
    const tree = thought();
    expect(wordsTo(tree, found(tree, 'e'))).toEqual(['a', 'd', 'e']);
    expect(wordsTo(tree, lastOf(tree, ROOT))).toEqual(['a', 'b', 'c']);
    expect(ends(tree).map((id) => wordsTo(tree, id).at(-1))).toEqual(['c', 'e']);
  });

  test('the same move with the same luck is there once', () => {
    const tree = thought();
    const a = found(tree, 'a');
    expect(grown(tree, a, move('d'))).toEqual([tree, found(tree, 'd')]);
    const [other, id] = grown(tree, a, move('d', ['5L']));
    expect(other[a]!.next).toHaveLength(3);
    expect(beside(other, id, -1)).toBe(found(tree, 'd'));
    expect(beside(other, id, 1)).toBe(id);
  });

  test('one becomes the main one, and what it was before stays', () => {
    expect(isMain(thought(), found(thought(), 'e'))).toBe(false);
    const tree = promoted(thought(), found(thought(), 'e'));
    expect(isMain(tree, found(tree, 'e'))).toBe(true);
    expect(wordsTo(tree, lastOf(tree, ROOT))).toEqual(['a', 'd', 'e']);
    expect(ends(tree)).toHaveLength(2);
  });

  test('one is taken away with all that follows', () => {
    const tree = pruned(thought(), found(thought(), 'b'));
    expect(Object.values(tree).map(({ words }) => words)).toEqual(['', 'a', 'd', 'e']);
    expect(wordsTo(tree, lastOf(tree, ROOT))).toEqual(['a', 'd', 'e']);
    expect(pruned(tree, ROOT)).toBe(tree);
  });

  test('what luck gave and what happened is known once it was told', () => {
    const [tree, id] = grown(planted(), ROOT, move('a', null));
    const entry = { v: 1, seat: 1, words: 'a', events: ['won'] };
    expect(told(tree, id, [move('a', ['red'])], [entry])[id]).toMatchObject({
      outcomes: ['red'],
      seat: 1,
      entry,
    });
  });
});
