// What happens in place on the board while a scene is played.

import { moves, type Act } from '../../board/playback.svelte';
import type { Scene } from './story';
import { letterAt } from './survey';
import type { View } from './view';

const FALL = [{}, { transform: 'translateY(30%) rotate(28deg) scale(.7)', opacity: 0 }];
const TURN = [{}, { transform: 'scaleX(0)' }];
const RISE = [{ transform: 'translateY(18%) scale(.4)', opacity: 0 }, {}];
const NOD = [{}, { transform: 'scale(1.22)' }, {}];
const FLARE = [{}, { opacity: 0.45 }, {}];

export function actsOf({ fall = [], turn = [], rise, nod = [], tint = [] }: Scene, view: View): Act[] {
  const act = (what: string, frames: Keyframe[]) => moves(what, frames, { easing: 'ease-in-out' });
  const pieces = [
    ...fall.map((cell) => [cell, FALL] as const),
    ...turn.map((cell) => [cell, TURN] as const),
    ...(rise ? [[rise, RISE] as const] : []),
    ...nod.map((cell) => [cell, NOD] as const),
  ];
  const letters = new Set(tint.map((cell) => letterAt(view, cell)));
  return [
    ...pieces.map(([cell, frames]) => act(`[data-art="${cell}"] > g`, frames)),
    ...[...letters].map((letter) => act(`[data-kingdom="${letter}"] > .tint`, FLARE)),
  ];
}
