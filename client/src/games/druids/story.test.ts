import { describe, expect, it } from 'vitest';
import type { Entry } from '../../wire';
import { danced, DANCE, example, tree } from './fixtures';
import { story } from './story';
import type { View } from './view';

const entry = (words: string, events: string[], seat = 1): Entry => ({ v: 7, seat, words, events });

/** The view after all scenes. */
function told(scenes: ReturnType<typeof story>, before: View): View {
  const view = structuredClone(before);
  for (const scene of scenes) {
    scene.lift?.(view);
    scene.land?.(view);
  }
  return view;
}

describe('the scenes of an entry', () => {
  it('lead a waltz to where the server says', () => {
    const after = danced();
    after.trees.M1 = tree('4R', { down: 0 });
    after.trees.M4 = tree('3L', { down: 0, druid: 'orange' });
    const scenes = story(entry('waltz 5L S4', [...DANCE, 'show M1 4R', 'show M4 3L']), example(), after);
    expect(told(scenes, example())).toEqual({ ...after, ask: example().ask, survey: example().survey });
  });

  it('dance beneath whoever has come down on a spirit that still has to dance', () => {
    const before = example();
    before.trees.S2 = tree('5R');
    before.trees.S1 = tree('5L');
    const events = ['ring S3', 'dance 5R S2 M1', 'dance 5L S1 M2'];
    // S2 lands on M1, whose own 5 has yet to go
    before.trees.M1 = tree('2L 5L');
    const scenes = story(entry('waltz 5L S3', [...events, 'dance 5L M1 M4']), before, before);
    expect(told(scenes, before).trees.M1.pile).toEqual(['2L', '5R']);
  });

  it('lead a conquest to where the server says', () => {
    const before = danced();
    before.trees.M4 = tree('3L', { druid: 'orange', tokens: 5, down: 2 });
    const events = ['win orange S2 M4', 'board sun 5L', 'lost M4 conquered', 'move orange M4 M1'];
    const view = told(story(entry('fight orange', events), before, before), before);
    expect(view.trees.M4).toEqual(tree('', { down: 0, lost: true }));
    expect(view.trees.M1.druid).toBe('orange');
    expect(view.boards.sun.pile.at(-1)).toBe('5L');
    expect(view.boards.moon).toEqual({ down: 2, pile: ['1R', '5R', '3L'] });
  });

  it('let the druid of a second lost tree leave', () => {
    const before = danced();
    before.trees.M1 = tree('', { down: 0, lost: true });
    before.trees.M4 = tree('3L', { druid: 'orange', tokens: 5 });
    const events = ['win orange S2 M4', 'board sun 5L', 'lost M4 conquered', 'end sun'];
    expect(told(story(entry('fight orange', events), before, before), before).trees.M4.druid).toBeNull();
  });

  it('move hand, draw pile and cult board', () => {
    const before = example();
    before.hand.moon = 1;
    before.draw.moon = 2;
    const events = ['board moon 2L', 'refill moon 2'];
    const view = told(story(entry('drop 2L', events, 0), before, before), before);
    expect([view.hand.moon, view.draw.moon, view.boards.moon.pile]).toEqual([2, 0, ['1R', '5R', '2L']]);
    const shuffled = told(
      story(entry('drop 2L', ['board moon 2L', 'shuffle moon 3'], 0), before, before),
      before,
    );
    expect([shuffled.draw.moon, shuffled.boards.moon]).toEqual([3, { down: 0, pile: [] }]);
  });

  it('hold a fight until it is read who won it with what, and a tree that fell; longer what others did', () => {
    const before = danced();
    before.trees.M4 = tree('3L', { druid: 'orange', tokens: 5 });
    const events = ['fight orange 3 5', 'win orange S2 M4', 'lost M4 conquered', 'end sun'];
    const held = (eyes: number) =>
      story(entry('fight orange', events), before, before, eyes).filter(({ hold }) => hold);
    expect(held(1)).toMatchObject([
      {
        verdicts: [
          { at: 'S2', how: 'win', strength: 5 },
          { at: 'M4', how: 'lose', strength: 3 },
        ],
      },
      { fall: 'M4' },
    ]);
    held(0).forEach(({ hold }, n) => expect(hold).toBeGreaterThan(held(1)[n]!.hold!));
  });

  it('take three seconds at most', () => {
    const long = Array.from({ length: 7 }, (_, i) => `dance 5L M1 M${(i % 3) + 2}`);
    const scenes = story(entry('waltz 5L S4', ['ring S4', ...long]), example(), example());
    expect(scenes.reduce((sum, { ms }) => sum + ms, 0)).toBeLessThanOrEqual(3000.001);
    const short = story(entry('waltz 5L S1', ['ring S1', 'dance 5R M1 M2']), example(), example());
    expect(short.find(({ round }) => round)?.ms).toBe(280);
  });

  it('bring the ring home in the end', () => {
    const before = danced();
    const after = danced();
    after.ring = null;
    const scenes = story(entry('fight black', ['tie black']), before, after);
    expect(scenes.at(-1)?.flights).toMatchObject([{ to: { at: 'centre' } }]);
    expect(told(scenes, before).ring).toBeNull();
  });
});
