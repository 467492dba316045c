import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sound as ark } from '../games/ark/sounds';
import { sound as borabora } from '../games/borabora/sounds';
import { sound as druids } from '../games/druids/sounds';
import { sound as tigris } from '../games/tigris/sounds';
import { settings } from '../settings.svelte';
import type { Entry, GameClient } from '../table/game';
import { soundsOf } from './moves';
import { PEAKS, RECIPES } from './recipes';
import { play } from './sound';

const loaded = vi.hoisted(() => vi.fn());
const played = vi.hoisted(() => vi.fn());
vi.mock('./player', () => {
  loaded();
  return { player: { play: played, prepare: vi.fn() } };
});

const heard = (sound: GameClient['sound'], words: string, ...events: string[]) =>
  soundsOf({ v: 1, seat: 0, words, events } as Entry, { ...(sound && { sound }) });

beforeEach(() => settings.setVolume(0.5));
afterEach(() => {
  settings.setSound(false);
  vi.restoreAllMocks();
  played.mockClear();
});

it('loads nothing and plays nothing until somebody switches sound on', async () => {
  settings.setSound(false);
  await play('lay');
  expect(loaded).not.toHaveBeenCalled();
  settings.setSound(true);
  await play('lay', 'cube');
  expect(loaded).toHaveBeenCalledOnce();
  expect(played.mock.calls).toEqual([
    ['lay', 0.5, 0],
    ['cube', 0.5, 0.12],
  ]);
});

it('says on a hidden page only whose turn it is', async () => {
  settings.setSound(true);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await play('war', 'turn');
  expect(played.mock.calls).toEqual([['turn', 0.5, 0]]);
});

it('has a short and bounded recipe for every sound', () => {
  for (const [name, parts] of Object.entries(RECIPES)) {
    for (const { pitch, to = pitch, at = 0, length, loud = 1, attack = 0.004 } of parts) {
      expect(at + length, name).toBeLessThan(name === 'end' ? 1.5 : 0.7);
      expect(attack, name).toBeLessThan(length);
      expect(Math.min(pitch, to), name).toBeGreaterThan(20);
      expect(Math.max(pitch, to), name).toBeLessThan(8000);
      expect(loud, name).toBeGreaterThan(0.01);
      expect(loud, name).toBeLessThanOrEqual(1);
    }
    expect(PEAKS[name as keyof typeof PEAKS], name).toBeLessThanOrEqual(0.5);
  }
});

it('hears what happens in each game', () => {
  expect(heard(tigris, 'tile red H5', 'p1 gains 1 red for tile')).toEqual(['lay', 'cube']);
  expect(heard(tigris, 'tile red H5', 'H5 unites', 'war kings p1 3 against p2 2')).toEqual(['lay', 'war']);
  expect(heard(ark, 'tile 1,0', 'complete city 8 0,0 1,0', 'p1 scores 8')).toEqual(['lay', 'city', 'cube']);
  expect(heard(tigris, 'commit 2')).toEqual(['lay']);
  expect(heard(ark, 'enter 0,0', 'ark enters 0,0')).toEqual(['ark']);
  expect(heard(borabora, 'die 3 helper', 'p1 scores 6 task')).toEqual(['lay', 'score']);
  expect(heard(druids, 'waltz 5L S4', 'dance 5 S4 S3', 'win black S3 M1')).toEqual([
    'lay',
    'lift',
    'decided',
  ]);
});

it('is not heard for longer than anybody would listen', () => {
  const many = Array.from({ length: 30 }, () => 'p1 gains 1 red for tile');
  expect(heard(tigris, 'tile red H5', ...many)).toHaveLength(6);
  expect(heard(druids, 'waltz 5L S4', 'dance 1', 'dance 2', 'dance 3')).toEqual(['lay', 'lift']);
});

it('has one sound for the move of a game that names none', () => {
  expect(heard(undefined, 'take 2', 'taken')).toEqual(['lay']);
});
