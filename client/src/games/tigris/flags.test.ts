import { expect, it } from 'vitest';
import { war } from './fixtures';
import { FLAG, flagsOf } from './flags';
import { fitted, FRAME } from './layout';

it('keeps the letters of kingdoms off the frame, where they would name columns', () => {
  const view = war();
  // A kingdom in the first row, and one along the edge.
  const moved = { ...view, survey: { ...view.survey, kingdoms: [kingdom('A1', 'B1'), kingdom('P1', 'P2')] } };
  for (const turned of [false, true]) {
    const layout = fitted(800, 600, turned);
    const flags = flagsOf(moved, layout);
    expect(flags).toHaveLength(2);
    for (const { x, y } of flags) {
      expect(x).toBeGreaterThanOrEqual(FRAME);
      expect(y).toBeGreaterThanOrEqual(FRAME);
      expect(x + FLAG.width).toBeLessThanOrEqual(layout.width - FRAME);
      expect(y + FLAG.height).toBeLessThanOrEqual(layout.height - FRAME);
    }
  }
});

const kingdom = (...cells: string[]) => ({ ...war().survey!.kingdoms![0]!, cells });
