import { describe, expect, test, vi } from 'vitest';
import { along, arc, run } from './motion';

describe('arc', () => {
  const [a, b] = [
    { x: 0, y: 100 },
    { x: 80, y: 100 },
  ];

  test('begins and ends where it should, and is highest in the middle', () => {
    const points = arc(a, b, 20);
    expect(points[0]).toEqual(a);
    expect(points.at(-1)!.x).toBe(80);
    expect(points.at(-1)!.y).toBeCloseTo(100);
    expect(Math.min(...points.map(({ y }) => y))).toBe(points[4]!.y);
    expect(points[4]).toEqual({ x: 40, y: 80 });
  });

  test('rises less for a short way, and never far', () => {
    const rise = (length: number) => 100 - arc(a, { x: length, y: 100 })[4]!.y;
    expect(rise(100)).toBeCloseTo(15);
    expect(rise(5000)).toBeCloseTo(60);
  });

  test('becomes keyframes', () => {
    expect(along([a, b])).toEqual([
      { transform: 'translate(0px, 100px)' },
      { transform: 'translate(80px, 100px)' },
    ]);
  });
});

describe('run', () => {
  function moving() {
    let finish = () => {};
    const finished = new Promise<void>((done) => (finish = done));
    const animate = vi.fn(() => ({ finished, finish }));
    return { element: { animate } as unknown as Element, animate };
  }

  test('jumps to the end when aborted', async () => {
    const { element, animate } = moving();
    const aborter = new AbortController();
    const over = run(element, [], { duration: 1e6 }, aborter.signal);
    aborter.abort();
    await over;
    expect(animate).toHaveBeenCalledTimes(1);
  });

  test('does not even begin when aborted before', async () => {
    const { element, animate } = moving();
    await run(element, [], {}, AbortSignal.abort());
    expect(animate).not.toHaveBeenCalled();
  });

  test('needs something to move', async () => {
    await expect(run(null, [], {}, new AbortController().signal)).resolves.toBeUndefined();
  });
});
