// Keys that work wherever the focus is; the arrows move the land unless they mean something else.

import type { Camera } from '../../board/camera.svelte';
import { cameraKeys, isElsewhere, listed, type Deeds } from '../../board/keys';
import type { GameKey } from '../../table/game';
import { aids } from './aids.svelte';
import type { Picking } from './picking.svelte';

const TURNS = {
  r: ['ark-turn-right', 1],
  R: ['ark-turn-left', -1],
} as const;
const AIDS: Deeds = {
  f: ['ark-tool-fields', () => (aids.fields = !aids.fields)],
  e: ['ark-tool-edges', () => (aids.edges = !aids.edges)],
};

export const KEYS: GameKey[] = [
  { key: '1–9', what: 'ark-key-piece' },
  ...listed(TURNS),
  ...listed(AIDS).map((one) => ({ ...one, aid: true, overlay: true })),
  ...cameraKeys('ark-tool-fit'),
];

export function pressed(event: KeyboardEvent, picking: Picking, camera: Camera): void {
  if (isElsewhere(event)) return;
  const { key } = event;
  const act = key === 'r' || key === 'R' ? () => picking.rotate(TURNS[key][1]) : AIDS[key]?.[1];
  if (!act && !camera.key(event.key, event.target === document.body)) return;
  event.preventDefault();
  act?.();
}
