import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Refusal } from '../src/api';
import { Engine, PAUSE_MS } from '../src/thinking/engine.svelte';
import type { Question } from '../src/thinking/thinking.svelte';
import type { Best, Line, LineThought, Options, Preview } from '../src/wire';

const TWO: Options = { a: {}, b: {} };

const question = (seed: string, options = TWO): Question => ({
  line: { game: 'druids', seed } as Line,
  options,
});
const best = (...words: string[]): Best => ({
  v: 0,
  seat: 1,
  answers: words.map((one) => ({
    words: one,
    chances: [0.4, 0.6],
    looks: 3,
    why: [],
    parts: [],
    error: null,
    line: [],
  })),
});

/** In the place of the server: it answers when it is told to. */
class Server {
  asked: LineThought[] = [];
  foreseen: string[] = [];
  signals: AbortSignal[] = [];
  #waiting: ((found: Best | Refusal) => void)[] = [];

  best = (thought: LineThought, signal: AbortSignal): Promise<Best> => {
    this.asked.push(thought);
    this.signals.push(signal);
    return new Promise((found, fails) =>
      this.#waiting.push((one) => (one instanceof Refusal ? fails(one) : found(one))),
    );
  };

  preview = (_line: Line, words: string): Promise<Preview> => {
    this.foreseen.push(words);
    return Promise.resolve({ words } as Preview);
  };

  /** Answers what was asked first and is not answered yet. */
  async says(found: Best | Refusal): Promise<void> {
    this.#waiting.shift()!(found);
    await vi.advanceTimersByTimeAsync(0);
  }

  get of(): (string | number)[] {
    return this.asked.flatMap(({ line, ms }) => [line.seed!, ms]);
  }
}

let server: Server;
let engine: Engine;

const words = () => engine.found?.answers.map(({ move }) => move.words);
const later = (ms = PAUSE_MS) => vi.advanceTimersByTimeAsync(ms);

async function begin(about: Question) {
  engine.follow(about);
  await later();
}

beforeEach(() => {
  vi.useFakeTimers();
  server = new Server();
  engine = new Engine(server);
});
afterEach(() => {
  vi.useRealTimers();
});

test('it thinks longer and longer, and shows what is known so far', async () => {
  await begin(question('x'));
  expect([engine.found, engine.thinking]).toEqual([null, 500]);
  await server.says(best('a', 'b'));
  expect([words(), engine.found?.ms, engine.thinking]).toEqual([['a', 'b'], 500, 2000]);
  await server.says(best('b', 'a'));
  expect([words(), engine.found?.ms, engine.thinking]).toEqual([['b', 'a'], 2000, 8000]);
  await server.says(best('b'));
  expect([words(), engine.found?.seat, engine.thinking]).toEqual([['b'], 1, null]);
  expect(server.of).toEqual(['x', 500, 'x', 2000, 'x', 8000]);
});

test('what follows from an answer is asked for once', async () => {
  await begin(question('x'));
  await server.says(best('a', 'b'));
  await server.says(best('b', 'a'));
  expect(server.foreseen).toEqual(['a', 'b']);
  expect(engine.found?.answers.map(({ preview }) => preview?.words)).toEqual(['b', 'a']);
  expect(engine.found?.answers[0]?.choice.complete).toBe(true);
});

test('another question calls off the one before, whose answer comes too late', async () => {
  await begin(question('x'));
  engine.follow(question('y'));
  expect(server.signals[0]?.aborted).toBe(true);
  await later();
  await server.says(best('a'));
  expect([engine.found, server.of]).toEqual([null, ['x', 500, 'y', 500]]);
  await server.says(best('b'));
  expect(words()).toEqual(['b']);
});

test('the same question again goes on as it was', async () => {
  await begin(question('x'));
  engine.follow(question('x'));
  await later();
  expect([server.of, server.signals[0]?.aborted]).toEqual([['x', 500], false]);
});

test('whoever only passes by asks nothing', async () => {
  engine.follow(question('x'));
  await later(PAUSE_MS - 1);
  engine.follow(question('y'));
  await later();
  expect(server.of).toEqual(['y', 500]);
});

test('whoever comes back sees what was found, and it goes on from there', async () => {
  await begin(question('x'));
  await server.says(best('a'));
  engine.follow(question('y'));
  expect(words()).toBeUndefined();
  engine.follow(question('x'));
  expect(words()).toEqual(['a']);
  await later();
  expect(server.of).toEqual(['x', 500, 'x', 2000, 'x', 2000]);
});

test('off, or where nobody is asked, it does not think', async () => {
  await begin(question('x'));
  engine.close();
  expect([server.signals[0]?.aborted, engine.thinking, engine.found]).toEqual([true, null, null]);
  await server.says(best('a'));
  await later(20_000);
  expect([engine.found, server.of]).toEqual([null, ['x', 500]]);
});

test('where there is one answer only, a glance is enough', async () => {
  await begin(question('x', { a: { b: {} } }));
  await server.says(best('a b'));
  expect([words(), engine.thinking, server.of]).toEqual([['a b'], null, ['x', 500]]);
});

test('too fast: it asks again when it may', async () => {
  await begin(question('x'));
  await server.says(new Refusal(429, 'too-fast', { seconds: 2 }));
  await later(1999);
  expect(server.asked).toHaveLength(1);
  await later(1);
  await server.says(best('a'));
  expect([words(), engine.problem]).toEqual([['a'], null]);
});

test('what is refused is said, until there is another question', async () => {
  await begin(question('x'));
  await server.says(new Refusal(400, 'bad-line'));
  expect([engine.problem?.key, engine.thinking]).toEqual(['bad-line', null]);
  await begin(question('y'));
  expect([engine.problem, engine.thinking]).toEqual([null, 500]);
});

test('a refusal that comes too late is nobody’s', async () => {
  await begin(question('x'));
  engine.follow(question('y'));
  await server.says(new Refusal(0, 'offline'));
  expect(engine.problem).toBeNull();
});
