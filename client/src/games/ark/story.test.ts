import { expect, it } from 'vitest';
import { view } from './fixtures';
import { position } from './positions';
import { story } from './story';
import type { View } from './view';

const entry = (words: string, events: string[] = [], seat = 0) => ({ v: 1, seat, words, events });

it('a tile is laid', () => {
  const before = view('cN.rEW 0,0', { ask: { seat: 0, question: 'PlaceTile', tile: 'rEW' } });
  const [scene, ...rest] = story(entry('tile 1,0 n'), before, before);
  expect(scene).toMatchObject({ kind: 'lay', cell: '1,0' });
  expect(scene && 'view' in scene && scene.view.tiles.at(-1)).toMatchObject({
    name: 'rEW',
    turn: 'n',
    piece: null,
  });
  expect(rest).toEqual([]);
});

it('A26: a road is finished, scored, and the follower walks home', () => {
  const { view: before, previews } = position('road-home');
  const { events, view: after } = previews['follower r2']!;
  const scenes = story(entry('follower r2', events, 1), { ...before, followers: [7, 6] }, after as View);
  expect(scenes.map(({ kind }) => kind)).toEqual(['stand', 'flash', 'score', 'home']);
  expect(scenes[1]).toMatchObject({ features: [{ kind: 'road', value: 4 }] });
  expect(scenes[2]).toMatchObject({ seat: 1, points: 4, view: { points: [0, 4] } });
  expect(scenes[3]).toMatchObject({ cell: '2,0', view: { followers: [7, 7] } });
});

it('what is scored stays lit, longer where others finished it', () => {
  const { view: before, previews } = position('road-home');
  const { events, view: after } = previews['follower r2']!;
  const lit = (eyes: number) =>
    story(entry('follower r2', events, 1), before, after as View, eyes).find(({ kind }) => kind === 'flash');
  expect(lit(1)?.hold).toBeGreaterThan(0);
  expect(lit(0)?.hold).toBeGreaterThan(lit(1)!.hold!);
});

it('the Ark goes tile by tile, and whoever it passes gets a point', () => {
  const { view: before, previews } = position('past');
  const { events } = previews['ark 2,0 ee']!;
  const scenes = story(entry('ark 2,0 ee', events), before, before);
  expect(scenes).toMatchObject([
    { kind: 'carry', from: '0,0', to: '1,0', passes: 1, view: { ark: '1,0', points: [0, 1] } },
    { kind: 'carry', from: '1,0', to: '2,0', passes: null, view: { ark: '2,0' } },
  ]);
});

it('a long story is told faster', () => {
  const before = view('rEW 0,0 n p1@r0');
  const events = Array.from({ length: 20 }, () => ['incomplete road 1 0,0', 'p1 scores 1']).flat();
  const scenes = story(entry('pass', events), before, before);
  expect(scenes.length).toBe(40);
  expect(scenes.reduce((sum, { ms }) => sum + ms, 0)).toBeLessThan(3700);
});
