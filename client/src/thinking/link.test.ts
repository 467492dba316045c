// @vitest-environment node
import { expect, test } from 'vitest';
import { LONGEST, pack, unpack } from './link';
import { grown, NOTHING_SAID, pathTo, planted, remarked, ROOT } from './tree';

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

test('what was said is in it, and older links are read as they were', async () => {
  const thought = game(3);
  const said = { mark: 'good', text: 'Why? Őz.', places: ['S4'] } as const;
  const tree = remarked(remarked(thought.tree, ROOT, { ...NOTHING_SAID, text: 'First' }), 2, said);
  expect(await unpack(await pack({ ...thought, tree }))).toEqual({ ...thought, tree });
  // As it was packed before anything could be said.
  const old =
    'PcgxDoMwEATAr1hbb4EINLwhVShPV7gwBuScEQFFAqXgbXwMpWHKESm5Yx4sokE2_AgP2poSBecRLXygypIi-Pq0bK5-urYCBY8XlIJuiP3i8uwtBlBU_zmu7-m-QlUv';
  const read = await unpack(old);
  expect(pathTo(read!.tree, read!.at).map(({ words }) => words)).toEqual(['waltz 5L S4', 'fight orange']);
  expect(Object.values(read!.tree).map(({ said }) => said)).toEqual(Array(4).fill(NOTHING_SAID));
});
