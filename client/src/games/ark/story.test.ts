import { expect, it } from 'vitest';
import { view } from './fixtures';
import { position } from './positions';
import { story } from './story';
import type { View } from './view';

const entry = (words: string, events: string[] = [], seat = 0) => ({ v: 1, seat, words, events });

/** The position after all scenes. */
function end(scenes: ReturnType<typeof story>, before: View): View {
  const after = structuredClone(before);
  for (const { lift, land } of scenes) {
    lift?.(after);
    land?.(after);
  }
  return after;
}

it('a tile is laid', () => {
  const before = view('cN.rEW 0,0', { ask: { seat: 0, question: 'PlaceTile', tile: 'rEW' } });
  const scenes = story(entry('tile 1,0 n'), before, before);
  expect(scenes).toMatchObject([{ lays: '1,0' }]);
  expect(end(scenes, before).tiles.at(-1)).toMatchObject({ name: 'rEW', turn: 'n', piece: null });
});

it('A26: a road is finished, scored, and the follower walks home', () => {
  const { view: before, previews } = position('road-home');
  const { events, view: after } = previews['follower r2']!;
  const begun = { ...before, followers: [7, 6] };
  const scenes = story(entry('follower r2', events, 1), begun, after as View);
  expect(scenes).toMatchObject([
    { stands: '2,0' },
    { features: [{ kind: 'road', value: 4 }] },
    { scores: { seat: 1, points: 4 } },
    { leaves: { cell: '2,0', seat: 1 } },
  ]);
  expect(end(scenes.slice(0, 1), begun).tiles.find(({ cell }) => cell === '2,0')?.piece).not.toBeNull();
  expect(end(scenes, begun)).toMatchObject({ points: [0, 4], followers: [7, 7] });
});

it('what is scored stays lit, longer where others finished it', () => {
  const { view: before, previews } = position('road-home');
  const { events, view: after } = previews['follower r2']!;
  const lit = (eyes: number) =>
    story(entry('follower r2', events, 1), before, after as View, eyes).find(({ features }) => features);
  expect(lit(1)?.hold).toBeGreaterThan(0);
  expect(lit(0)?.hold).toBeGreaterThan(lit(1)!.hold!);
});

it('the Ark goes tile by tile, and whoever it passes gets a point', () => {
  const { view: before, previews } = position('past');
  const { events } = previews['ark 2,0 ee']!;
  const scenes = story(entry('ark 2,0 ee', events), before, before);
  expect(scenes).toMatchObject([
    { carries: { from: '0,0', to: '1,0', passes: 1 } },
    { carries: { from: '1,0', to: '2,0', passes: null } },
  ]);
  expect(end(scenes.slice(0, 1), before)).toMatchObject({ ark: '1,0', points: [0, 1] });
  expect(end(scenes, before).ark).toBe('2,0');
});

it('a long story is told faster', () => {
  const before = view('rEW 0,0 n p1@r0');
  const events = Array.from({ length: 20 }, () => ['incomplete road 1 0,0', 'p1 scores 1']).flat();
  const scenes = story(entry('pass', events), before, before);
  expect(scenes.length).toBe(40);
  expect(scenes.reduce((sum, { ms }) => sum + ms, 0)).toBeLessThan(3700);
});
