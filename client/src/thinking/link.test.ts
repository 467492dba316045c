// @vitest-environment node
import { expect, test } from 'vitest';
import { LONGEST, pack, unpack } from './link';
import { grown, pathTo, planted, ROOT } from './tree';

function game(moves: number) {
  let [tree, at] = [planted(), ROOT];
  for (let n = 0; n < moves; n++)
    [tree, at] = grown(tree, at, { words: `waltz ${n % 5}L S4`, outcomes: ['3R'] });
  [tree] = grown(tree, at, { words: 'jump orange', outcomes: null });
  return { players: 2, options: { ring: 'on' }, seed: 'a', base: null, names: ['Ágnes'], tree, at };
}

test('what is packed is unpacked, variations, luck and all', async () => {
  const thought = game(9);
  expect(await unpack(await pack(thought))).toEqual(thought);
  const letters = await pack(thought);
  expect(letters).toMatch(/^[\w-]+$/);
});

test('a whole game still fits into a link', async () => {
  const thought = game(300);
  const letters = await pack(thought);
  expect(letters.length).toBeLessThan(LONGEST);
  const again = await unpack(letters);
  expect(pathTo(again!.tree, again!.at)).toHaveLength(300);
});

test.each(['', 'nonsense', '!!', 'eNpLTAQAAmIAxA'])('%j was never packed', async (letters) => {
  expect(await unpack(letters)).toBeNull();
});
