import { flushSync } from 'svelte';
import { beforeEach, expect, it, vi } from 'vitest';
import { Choice } from '../table/choice.svelte';
import { kit } from './kit';

beforeEach(() => document.body.replaceChildren());

it('places are read, chosen and pressed, and follow what has changed', async () => {
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  document.body.append(drawing);
  const press = vi.fn();
  const places = kit.places(drawing, {
    rows: [['A1', 'B1'], ['A2']],
    box: () => ({ x: 0, y: 0, width: 10, height: 10 }),
    label: (place) => `${place}, empty`,
    about: () => null,
    may: new Set(['A1']),
    chosen: null,
    keys: {},
    press: (place) => press(place),
    ring: 3,
  });
  flushSync();
  const at = (place: string) => drawing.querySelector<SVGElement>(`[data-place="${place}"]`)!;
  const said = () => ['A1', 'B1', 'A2'].map((place) => at(place).getAttribute('aria-label'));
  const may = () =>
    [...drawing.querySelectorAll<SVGElement>('[data-may]')].map(({ dataset }) => dataset['place']);
  expect([said(), may()]).toEqual([['A1, empty', 'B1, empty', 'A2, empty'], ['A1']]);
  at('B1').dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(press).toHaveBeenCalledExactlyOnceWith('B1');

  places.update({ label: (place) => place, may: new Set(['A2']), chosen: 'A2' });
  flushSync();
  expect([said(), may()]).toEqual([['A1', 'B1', 'A2'], ['A2']]);
  expect(at('A2').getAttribute('aria-selected')).toBe('true');
  places.update({ chosen: 'B1' });
  flushSync();
  expect(['A2', 'B1'].map((place) => at(place).getAttribute('aria-selected'))).toEqual(['false', 'true']);
  places.destroy();
  await vi.waitFor(() => expect(drawing.querySelector('[data-place]')).toBeNull());
});

it('what is refused is said on the stage, until something else is tapped', async () => {
  const stage = document.body.appendChild(document.createElement('div'));
  const choice = new Choice();
  choice.ask({ take: {} });
  choice.whyNot = () => Promise.resolve({ key: 'heap', rule: '§2', at: [], args: {}, near: [] });
  const refusals = kit.refusals(stage, 'stones', choice);
  refusals.ask('take 9', stage);
  await vi.waitFor(() =>
    expect(stage.querySelector('[role=status] p')?.textContent).toBe('stones-refused-heap'),
  );
  refusals.forgive();
  flushSync();
  expect(stage.querySelector('p')).toBeNull();
  refusals.destroy();
});
