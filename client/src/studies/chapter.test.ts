import { expect, test } from 'vitest';
import { grown, pathTo, planted, remarked, ROOT } from '../thinking/tree';
import { contentOf, thoughtOf } from './chapter';

const said = (text: string) => ({ mark: 'good' as const, text, places: ['S4'] });

/** a b, and instead of b: c d; instead of a: e. */
function thought() {
  let [tree, a] = grown(planted(), ROOT, { words: 'a', outcomes: ['x'] });
  const grow = (after: number, words: string) => ([tree] = grown(tree, after, { words, outcomes: [] }));
  grow(a, 'b');
  grow(a, 'c');
  grow(ROOT, 'e');
  grow(3, 'd');
  tree = remarked(remarked(tree, a, said(' Why? ')), ROOT, { mark: null, text: 'First', places: ['M1'] });
  return { players: 2, options: { ring: 'on' }, seed: 'a', base: null, names: ['A', 'B'], tree, at: a };
}

test('a chapter has its moves in the order of the text', () => {
  const content = contentOf('druids', 'ask p1', thought());
  expect(content.moves.map(({ after, words }) => [after, words])).toEqual([
    [0, 'a'],
    [0, 'e'],
    [1, 'b'],
    [1, 'c'],
    [4, 'd'],
  ]);
  expect(content.moves[0]).toMatchObject({ outcomes: ['x'], mark: 'good', text: 'Why?', places: ['S4'] });
  expect(content).toMatchObject({ text: 'First', places: ['M1'], names: ['A', 'B'], position: 'ask p1' });
});

test('and is the same board again', () => {
  const content = contentOf('druids', 'ask p1', thought());
  const again = thoughtOf({ ...content, name: 'One', version: 1 });
  expect(contentOf('druids', 'ask p1', again)).toEqual(content);
  expect(again.base?.position).toBe('ask p1');
  const d = Object.values(again.tree).find(({ words }) => words === 'd')!;
  expect(pathTo(again.tree, d.id).map(({ words }) => words)).toEqual(['a', 'c', 'd']);
});

test('moves that are alike are one', () => {
  const move = { after: 0, words: 'a', seat: 0, outcomes: [], mark: null, text: '', places: [] };
  const chapter = { ...contentOf('druids', 'x', thought()), name: 'One', version: 1, moves: [move, move] };
  expect(Object.keys(thoughtOf(chapter).tree)).toHaveLength(2);
});
