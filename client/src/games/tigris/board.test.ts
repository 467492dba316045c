import { flushSync, mount } from 'svelte';
import { expect, it } from 'vitest';
import { Choice } from '../../table/choice.svelte';
import Board from './Board.svelte';
import { war } from './fixtures';

it('has a cell for every space', () => {
  const target = document.createElement('div');
  document.body.append(target);
  const table = { seats: [], id: 'x' } as never;
  const choice = new Choice();
  choice.ask({ tile: { red: { H4: {} } }, pass: {} });
  mount(Board, { target, props: { view: war(), seat: 0, table, choice, preview: null, highlight: [] } });
  flushSync();
  choice.set(['tile', 'red']);
  flushSync();
  expect(target.querySelectorAll('[role=gridcell]')).toHaveLength(176);
});
