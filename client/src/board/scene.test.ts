import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../settings.svelte';
import { orPressed } from './pressed';
import { fly, hold, pause, play, reading, squeezed } from './scene';

let aborter: AbortController;
beforeEach(() => {
  vi.useFakeTimers();
  aborter = new AbortController();
  settings.setStill(false);
  settings.setSpeed('normal');
});
afterEach(() => vi.useRealTimers());

/** Whether this is over after so many milliseconds. */
async function over(waiting: Promise<void>, ms: number): Promise<boolean> {
  let ended = false;
  void waiting.then(() => (ended = true));
  await vi.advanceTimersByTimeAsync(ms);
  return ended;
}

describe('scenes', () => {
  it('are squeezed into the time there is, and no slower than they are', () => {
    const total = (scenes: { ms: number }[]) => scenes.reduce((sum, { ms }) => sum + ms, 0);
    expect(total(squeezed([{ ms: 400 }, { ms: 600 }], 500))).toBe(500);
    expect(squeezed([{ ms: 400, hold: 900 }], 100)).toEqual([{ ms: 100, hold: 900 }]);
    expect(squeezed([{ ms: 400 }], 5000)).toEqual([{ ms: 400 }]);
    expect(squeezed([], 5000)).toEqual([]);
  });

  it('are played one after another, and not at all once aborted', async () => {
    const seen: number[] = [];
    const scenes = [1, 2, 3].map((n) => ({ ms: 100, n }));
    const perform = async ({ ms, n }: { ms: number; n: number }) => {
      seen.push(n);
      await pause(ms, aborter.signal);
    };
    const playing = play(scenes, perform, aborter.signal);
    await vi.advanceTimersByTimeAsync(150);
    expect(seen).toEqual([1, 2]);
    aborter.abort();
    expect(await over(playing, 0)).toBe(true);
    expect(seen).toEqual([1, 2]);
  });

  it('are held until they are read', async () => {
    const playing = play([{ ms: 0, hold: 2000 }], () => {}, aborter.signal);
    expect(await over(playing, 1900)).toBe(false);
    expect(await over(playing, 200)).toBe(true);
  });
});

describe('a pause', () => {
  it('is as long as the chosen speed makes it', async () => {
    settings.setSpeed('slow');
    expect(await over(pause(100, aborter.signal), 150)).toBe(false);
    settings.setSpeed('fast');
    expect(await over(pause(100, aborter.signal), 50)).toBe(true);
  });
});

describe('a hold', () => {
  it('is longer for what somebody else did, also for who only watches', () => {
    const entry = { v: 1, seat: 1, words: '', events: [] };
    const [own, others, watching] = [1, 0, null].map((eyes) => reading(entry, eyes)) as [
      number,
      number,
      number,
    ];
    expect(others).toBeGreaterThan(own);
    expect(watching).toBe(others);
  });

  it('leaves time to read however fast the moves are', async () => {
    settings.setSpeed('fast');
    expect(await over(hold(1000, aborter.signal), 900)).toBe(false);
  });

  it('ends when the playing is aborted', async () => {
    const waiting = hold(5000, aborter.signal);
    aborter.abort();
    expect(await over(waiting, 0)).toBe(true);
    expect(await over(hold(5000, aborter.signal), 0)).toBe(true);
  });
});

describe('what is played', () => {
  it.each(['keydown', 'pointerdown'])('ends by %s, wherever it is', async (type) => {
    const waiting = hold(5000, orPressed(aborter.signal));
    document.body.dispatchEvent(new Event(type));
    expect(await over(waiting, 0)).toBe(true);
  });

  it('goes on while somebody writes', async () => {
    const field = document.body.appendChild(document.createElement('input'));
    const waiting = hold(5000, orPressed(aborter.signal));
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'x', bubbles: true }));
    expect(await over(waiting, 0)).toBe(false);
    field.remove();
  });

  it('does not end what comes after', () => {
    aborter.abort();
    const signal = orPressed(new AbortController().signal);
    expect(signal.aborted).toBe(false);
    expect(orPressed(aborter.signal).aborted).toBe(true);
  });
});

it('lets several pieces leave one after another and arrive in time', async () => {
  const animate = vi.fn((_: Keyframe[], how: KeyframeAnimationOptions) => ({
    finished: Promise.resolve(how),
    finish: () => undefined,
  }));
  vi.spyOn(document, 'querySelector').mockReturnValue({ animate } as unknown as Element);
  const way = [
    { x: 0, y: 0 },
    { x: 9, y: 0 },
  ];
  await fly(
    [
      { id: 1, way },
      { id: 2, way },
    ],
    400,
    aborter.signal,
  );
  const times = animate.mock.calls.map(([, { delay = 0, duration }]) => [delay, delay + Number(duration)]);
  expect(times).toEqual([
    [0, 300],
    [100, 400],
  ]);
  vi.restoreAllMocks();
});
