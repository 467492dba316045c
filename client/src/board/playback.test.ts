import { beforeEach, expect, it, vi } from 'vitest';
import { settings } from '../settings.svelte';
import { moves, Playback } from './playback.svelte';
import type { Scene } from './scene';

interface View {
  stones: string[];
  survey?: object;
}
type Told = Scene<View, string, { at: string }>;

const BEFORE: View = { stones: ['a'], survey: { free: 3 } };
const AFTER: View = { stones: ['a', 'b'] };
const told = { before: BEFORE, after: AFTER, instead: BEFORE };
const ask = { at: 'hand' };
const lay: Told = {
  ms: 0,
  flights: [{ piece: 'b', from: ask, to: { at: 'heap' } }],
  land: ({ stones }) => void stones.push('b'),
};

let board: Element;
beforeEach(() => {
  settings.setStill(false);
  board = document.createElement('div');
  Element.prototype.animate = vi.fn(() => ({ finished: Promise.resolve() }) as unknown as Animation);
});

/** What is seen in each scene, and in the end. */
async function seen(scenes: Told[], pointOf = () => ({ x: 0, y: 0 }) as { x: number; y: number } | null) {
  const played = new Playback<View, string, { at: string }>();
  const { signal } = new AbortController();
  const during: { stones: string[]; flying: string[] }[] = [];
  const actsOf = () => [
    () => {
      const { stones } = played.shown(BEFORE);
      during.push({ stones: [...stones], flying: played.flights.map(({ piece }) => piece) });
      return Promise.resolve();
    },
  ];
  await played.play(scenes, told, { board, signal, pointOf, actsOf });
  return { during, played };
}

it('changes a copy of the position, and shows it in the place of the one that the page shows', async () => {
  const { during, played } = await seen([lay, { ms: 0 }]);
  expect(during.map(({ stones }) => stones)).toEqual([['a'], ['a', 'b']]);
  expect(BEFORE.stones).toEqual(['a']);
  expect(played.shown(BEFORE)).toBe(AFTER);
  expect(played.playing(AFTER)).toBe(false);
  expect(played.shown(AFTER)).toBe(AFTER);
});

it('keeps what follows from the position, until the next is told', async () => {
  let survey: unknown;
  await seen([{ ms: 0, lift: (view) => (survey = view.survey) }]);
  expect(survey).toBe(BEFORE.survey);
});

it('takes a piece down when it has landed, unless nothing else shows it there', async () => {
  const { land: _, ...flight } = lay;
  expect((await seen([lay, { ms: 0 }])).during[1]!.flying).toEqual([]);
  const { during, played } = await seen([{ ...flight, stays: true }, { ms: 0 }]);
  expect(during[1]!.flying).toEqual(['b']);
  expect(played.flights).toEqual([]);
});

it('shows nothing of what cannot be seen now', async () => {
  expect((await seen([lay], () => null)).during).toEqual([]);
});

it('moves what a selector finds', async () => {
  board.innerHTML = '<p></p>';
  await moves('p', [{}, { opacity: 0 }])(board, 300, new AbortController().signal);
  expect(board.querySelector('p')!.animate).toHaveBeenCalledWith(
    [{}, { opacity: 0 }],
    expect.objectContaining({ duration: 300 * settings.pace }),
  );
});
