import { afterEach, expect, it, vi } from 'vitest';
import { player } from './player';

const opened = vi.fn();

/** Somebody has touched the page, or nobody yet. */
function touched(hasBeenActive: boolean): void {
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive, isActive: false } });
  vi.stubGlobal(
    'AudioContext',
    class {
      state = 'suspended';
      resume = opened.mockResolvedValue(undefined);
    },
  );
}

afterEach(() => {
  vi.unstubAllGlobals();
  opened.mockClear();
});

it('opens no audio before the page has been touched', async () => {
  touched(false);
  await player.play('turn', 0.5, 0);
  expect(opened).not.toHaveBeenCalled();
});

it('asks for audio once the page has been touched', async () => {
  touched(true);
  await player.play('turn', 0.5, 0);
  expect(opened).toHaveBeenCalledOnce();
});
