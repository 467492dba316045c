import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { get } from '../src/api';

const MOVING = { error: { key: 'moving', args: { seconds: 1 } } };
const answers = (...given: [number, unknown][]) =>
  vi.fn(async () => {
    const [status, body] = given.length > 1 ? given.shift()! : given[0]!;
    return new Response(JSON.stringify(body), { status });
  });

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a table that is moving is asked for again', async () => {
  const asked = answers([503, MOVING], [503, MOVING], [200, 'here']);
  vi.stubGlobal('fetch', asked);
  const found = get('/tables/abc');
  await vi.advanceTimersByTimeAsync(3000);
  expect(await found).toBe('here');
  expect(asked).toHaveBeenCalledTimes(3);
});

test('one that does not arrive is told of in the end, and other refusals at once', async () => {
  const asked = answers([503, MOVING]);
  vi.stubGlobal('fetch', asked);
  const lost = expect(get('/tables/abc')).rejects.toMatchObject({ key: 'moving', status: 503 });
  await vi.advanceTimersByTimeAsync(60_000);
  await lost;
  expect(asked).toHaveBeenCalledTimes(20);
  const refused = answers([409, { error: { key: 'closed', args: {} } }]);
  vi.stubGlobal('fetch', refused);
  await expect(get('/tables/abc')).rejects.toMatchObject({ key: 'closed' });
  expect(refused).toHaveBeenCalledTimes(1);
});
