import { describe, expect, it } from 'vitest';
import { scene } from './fixtures';
import { forecast } from './forecast';

function of(name: Parameters<typeof scene>[0]) {
  const { view, preview } = scene(name);
  return forecast(view, preview);
}

describe('the forecast of a waltz', () => {
  it('reads the dances in their order', () => {
    expect(of('example')?.waltz).toEqual({
      distance: 4,
      clockwise: true,
      tree: 'S4',
      strength: 5,
      dances: [
        { spirit: '5R', from: 'M1', to: 'SC' },
        { spirit: '5L', from: 'M4', to: 'S2' },
      ],
    });
  });

  it('lets the colour with the ring rest', () => {
    const { rests, fights } = of('example')!;
    expect(rests).toBe('purple');
    expect(fights.map(({ druid, winner }) => [druid, winner])).toEqual([
      ['orange', 'open'],
      ['black', 'tie'],
    ]);
  });

  it('tells a tree that is lost from one that comes to stand bare', () => {
    expect(of('bare')).toMatchObject({ lost: ['S3'], bare: ['S2'] });
  });

  it('loses no tree any more where a fight wins the game', () => {
    const { view, preview } = scene('bare');
    const { survey } = preview.view;
    const side = (tree: string, falls: boolean) => ({ tree, strength: 3, falls });
    const at = (winner: string, brink: string[], falls = true) => {
      const pairs = [{ druid: 'orange', winner, moon: side('M1', falls), sun: side('S1', falls) }];
      const after = { ...survey, doomed: true, fights: ['orange'], pairs, brink };
      return forecast(view, { ...preview, view: { ...preview.view, survey: after } } as typeof preview);
    };
    const over = { lost: [], bare: [], doomed: false };
    expect(at('sun', ['moon'])).toMatchObject(over);
    expect(at('moon', ['moon', 'sun'])).toMatchObject(over);
    for (const goesOn of [at('sun', ['sun']), at('sun', ['moon'], false), at('tie', ['moon', 'sun'])])
      expect(goesOn).toMatchObject({ lost: ['S3'], bare: ['S2'], doomed: true });
  });

  it('is nothing while the hand is refilled before the dance', () => {
    expect(of('refill')).toBeNull();
  });
});

describe('the forecast of other answers', () => {
  it('is the chosen fight, then the rest', () => {
    const plan = of('fights')!;
    expect(plan.fights.map(({ druid, winner }) => [druid, winner])).toEqual([
      ['black', 'tie'],
      ['orange', 'sun'],
    ]);
    expect(plan.waltz).toBeNull();
  });

  it('is nothing for a jump', () => {
    expect(of('jump')).toBeNull();
  });
});
