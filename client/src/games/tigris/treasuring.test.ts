import { beforeAll, expect, it } from 'vitest';
import { plain, words } from '../../i18n/index.svelte';
import { deed } from '../../coach/fixtures';
import coach from './coach';
import { committing } from './committing';
import { drawn } from './fixtures';
import type { Survey } from './survey';
import { inReach, inReachOfOthers, lieOpen } from './treasuring';
import type { View } from './view';
import { isLost, warsBy } from './warring';

beforeAll(async () => {
  await words.speak('en');
  await words.learn('tigris', 'tigris/means');
});

/** Temples with treasures on A1 and D1, with a leader beside the first; what hangs together as the rules tell it. */
function two(leader: string, more: Record<string, string> = {}): View {
  const view = drawn('A B C D\n1 r* ' + leader + ' .. r*');
  Object.assign(view.cells, more);
  const kingdom = (cells: string[], at: string) => ({
    cells,
    near: [],
    leaders: { [at]: { war: 1, revolt: 1 } },
  });
  const joined = 'C1' in more;
  const survey: Partial<Survey> = joined
    ? { kingdoms: [kingdom(['A1', 'B1', 'C1', 'D1'], 'B1')], regions: [] }
    : { kingdoms: [kingdom(['A1', 'B1'], 'B1')], regions: [['D1']] };
  return { ...view, survey };
}

it('sees where one tile brings a treasure, and to whom', () => {
  expect(inReach(two('1G'), 0)).toBe('C1');
  expect([inReachOfOthers(two('1G'), 0), inReachOfOthers(two('2G'), 0)]).toEqual([undefined, 'C1']);
  expect(inReach(two('1K'), 0)).toBeUndefined(); // a king takes none
  expect(inReach(two('1G', { C1: 'b.' }), 0)).toBeUndefined(); // it has been taken
  expect([lieOpen(two('1K', { C1: 'b.' })), lieOpen(two('1G', { C1: 'b.' })), lieOpen(two('1K'))]).toEqual([
    true,
    false,
    false,
  ]);
});

it('sees no treasure where a tile begins a war, and none while it is asked which stays', () => {
  const near = two('1G');
  const war = { kingdoms: [0, 1] as [number, number], cells: ['C1'], wars: ['black' as const] };
  expect(inReach({ ...near, survey: { ...near.survey, frontiers: [war] } }, 0)).toBeUndefined();
  expect(inReach({ ...near, survey: { ...near.survey, frontiers: [{ ...war, wars: [] }] } }, 0)).toBe('C1');
  expect(
    inReach({ ...near, ask: { seat: 0, question: 'LeaveTreasure', cells: ['A1', 'D1'] } }, 0),
  ).toBeUndefined();
});

it('says that only a rival gains by a tile', () => {
  const view = two('1K');
  const against = (...events: string[]): string => {
    const choice = { path: ['tile', 'blue', 'C1'], words: 'tile blue C1' };
    return plain(
      coach.against!(deed({ view, seat: 0, choice, preview: { words: choice.words, events, view } })),
    );
  };
  expect(against('p2 gains 1 blue for tile')).toBe('Only your rival gains points by it.');
  expect(against('p1 gains 1 blue for tile', 'p2 gains 1 red for king')).toBe('');
  expect(against()).toBe('');
});

it('tells of a treasure that is within reach only then, and of one that a rival could take', () => {
  const ctx = (before: View, after: View, events: string[] = [], left = 2) => {
    const choice = { path: ['leader', 'green', 'B1'], words: 'leader green B1' };
    const view = { ...before, ask: { ...before.ask!, left } };
    return { view, seat: 0, choice, preview: { words: choice.words, events, view: after } };
  };
  const note = (...all: Parameters<typeof ctx>) => plain(coach.note!(deed(ctx(...all))));
  const against = (...all: Parameters<typeof ctx>) => plain(coach.against!(deed(ctx(...all))));
  const [nobody, king] = [drawn('A B C D\n1 r* .. .. r*'), two('1K')];
  expect(note(nobody, two('1G'))).toContain('One tile more, on C1, then takes a treasure.');
  expect(note(two('1G'), two('1G'))).not.toContain('treasure');
  expect(against(nobody, two('2G'))).toBe('A tile on C1 then takes a treasure for your rival’s trader.');
  expect(against(two('2G'), two('2G'))).toBe('');
  const open = /^Two treasures lie in one kingdom then, and no trader there/;
  expect(against(king, two('1K', { C1: 'b.' }), [], 1)).toMatch(open);
  expect(against(king, two('1K', { C1: 'b.' }))).toBe(''); // one may still bring one's own
  expect(against(king, two('2G', { C1: 'b.' }), ['p2 takes treasure D1 leaving A1'])).toBe(
    'A rival’s trader takes a treasure by it.',
  );
  const weigh = (...all: Parameters<typeof ctx>) => coach.weight!(deed(ctx(...all)));
  expect(weigh(nobody, two('1G')) - weigh(nobody, two('1K'))).toBe(2);
  expect(weigh(nobody, two('2G')) - weigh(nobody, two('1K'))).toBe(-2);
  // What is taken is no longer within reach, and that is no loss.
  const taken = weigh(two('1G'), two('1G', { C1: 'b.' }), ['p1 takes treasure D1 leaving A1']);
  expect(taken - weigh(two('1G'), two('1G'))).toBe(3);
});

it('says that the game ends with an answer also where it ends with the turn', () => {
  const now = two('1K');
  const choice = { path: ['tile', 'red', 'C1'], words: 'tile red C1' };
  const scarce = (is: boolean) => ({ ...now, survey: { ...now.survey, scarce: is } });
  const note = (before: boolean): string => {
    const preview = { words: choice.words, events: [], view: scarce(true) };
    return plain(coach.note!(deed({ view: scarce(before), seat: 0, choice, preview })));
  };
  expect(note(false)).toBe('The game ends with it.');
  expect(note(true)).toBe('');
});

it('counts the tiles that the other can still add to a conflict', () => {
  const asked = { seat: 0, question: 'Support' as const, conflict: 'war' as const, colour: 'green' as const };
  const at = (held: number): View => ({
    ...drawn('A B C\n1 1G g. 2G'),
    ask: { ...asked, committed: null },
    hands: ['GGG', held],
    survey: {
      asked: {
        conflicts: [{ colour: 'green', tiles: 'green', leaders: ['A1', 'C1'], support: [[], []] }],
        enough: 0,
        needs: [2, 3, 4, 5],
      },
    },
  });
  expect([0, 1, 2].map((n) => committing(at(6), 0, n)?.as)).toEqual(['ahead', 'more', 'more']);
  expect([0, 1, 2].map((n) => committing(at(1), 0, n))).toEqual([
    { as: 'won', n: 0 },
    { as: 'excess', n: 0 },
    { as: 'excess', n: 0 },
  ]);
  expect([1, 2].map((n) => committing(at(2), 0, n)?.as)).toEqual(['won', 'excess']);
  const weigh = (n: number) =>
    coach.weight!(deed({ view: at(2), seat: 0, choice: { path: ['commit', String(n)] }, preview: null }));
  expect([0, 1, 2].map(weigh)).toEqual([0, 3, 0]);
});

it('does not call a war lost that the hand can win', () => {
  const view: View = {
    ...drawn('A B C D\n1 1K k. .. 2K'),
    hands: ['KKK', 6],
    survey: {
      kingdoms: [
        { cells: ['A1', 'B1'], near: ['C1'], leaders: { A1: { war: 1, revolt: 0 } } },
        { cells: ['D1'], near: ['C1'], leaders: { D1: { war: 3, revolt: 0 } } },
      ],
      frontiers: [{ kingdoms: [0, 1], cells: ['C1'], wars: ['black'] }],
    },
  };
  const [war] = warsBy(view, 0, ['tile', 'red', 'C1']);
  expect(war).toMatchObject({ a: 1, b: 3, held: 3 });
  expect(isLost(war!)).toBe(false);
  const [less] = warsBy(view, 0, ['tile', 'black', 'C1']);
  expect([less!.held, isLost(less!)]).toEqual([2, true]); // the tile is no longer in the hand
});
