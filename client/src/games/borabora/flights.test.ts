import { describe, expect, it } from 'vitest';
import type { Entry } from '../../wire';
import { view } from './fixtures';
import { story } from './story';

const entry = (seat: number, words: string, ...events: string[]): Entry => ({ v: 1, seat, words, events });

const journeys = (scenes: ReturnType<typeof story>) => scenes.flatMap(({ flights }) => flights ?? []);

describe('what travels', () => {
  it('is the die, to the action that was chosen, also on a combined tile', () => {
    const scenes = story(entry(0, 'die 4 man', 'p1 places 4 on woman_man'), view());
    expect(journeys(scenes)).toEqual([
      { piece: { kind: 'die', face: 4, seat: 0 }, from: { seat: 0 }, to: { place: 'man' } },
    ]);
  });

  it('is the yield, from the region that was settled', () => {
    const events = ['p2 settles eb', 'p2 gains sand on r1', 'p2 gains 1 offering'];
    const scenes = story(entry(1, 'hut eb row', ...events), view());
    expect(journeys(scenes).map(({ piece, from }) => [piece, from])).toEqual([
      [{ kind: 'hut', seat: 1 }, { seat: 1 }],
      [{ kind: 'thing', name: 'sand' }, { place: 'eb' }],
      [{ kind: 'thing', name: 'offering' }, { place: 'eb' }],
    ]);
  });

  it('is who was taken from a space, and a card from display or deck', () => {
    const events = ['p1 takes w-shells-3', 'p1 takes red', 'p1 draws a card'];
    const scenes = story(entry(0, 'take woman 3', ...events), view());
    expect(journeys(scenes).map(({ from }) => from)).toEqual([
      { place: 'woman-3' },
      { place: 'god-open-red' },
      { place: 'god-deck' },
    ]);
  });

  it('is a priest, and those whom he pushes down the temple', () => {
    const before = view({ temple: { 2: 1, 1: 0 } });
    const scenes = story(entry(0, 'priest 2', 'priest p1 2', 'priest p2 1', 'priest p1 falls'), before);
    expect(journeys(scenes).map(({ from, to }) => [from, to])).toEqual([
      [{ seat: 0 }, { place: 'priest-2' }],
      [{ place: 'priest-2' }, { place: 'priest-1' }],
      [{ place: 'priest-1' }, { seat: 0 }],
    ]);
  });

  it('is a marker, from where it came to last', () => {
    const scenes = story(entry(0, 'tattoo m-hike-3', 'p1 status 3', 'p1 status 5'), view());
    expect(journeys(scenes).map(({ from, to }) => [from, to])).toEqual([
      [{ track: 0 }, { track: 3 }],
      [{ track: 3 }, { track: 5 }],
    ]);
  });

  it('stays until it is read where others did it to oneself', () => {
    const settled = entry(1, 'hut cm row', 'p2 settles cm');
    expect(story(settled, view(), 0)[0]?.hold).toBeGreaterThan(0);
    expect(story(settled, view(), 1)[0]?.hold).toBeUndefined();
    const fallen = entry(1, 'priest 1', 'priest p2 1', 'priest p1 falls');
    expect(story(fallen, view({ temple: { 1: 0 } }), 0)[1]?.hold).toBeGreaterThan(0);
  });

  it('lifts the part that a round is scored by, and holds each until it is read', () => {
    const events = ['p1 scores 1 status', 'p2 scores 2 status', 'p2 scores 3 temple'];
    const scenes = story(entry(0, 'pass', ...events), view({ temple: { 4: 1 } }), 0);
    expect(scenes.map(({ part }) => part)).toEqual(['status', 'status', 'temple']);
    expect(scenes.map(({ hold }) => hold !== undefined)).toEqual([false, true, true]);
    expect(journeys(scenes).map(({ from }) => from)).toEqual([
      { track: 0 },
      { track: 0 },
      { place: 'priest-4' },
    ]);
  });

  it('never takes more than a few seconds', () => {
    const many = Array.from({ length: 40 }, () => 'p1 scores 2 fishing');
    const scenes = story(entry(0, 'die 4 fish', ...many), view());
    expect(scenes).toHaveLength(40);
    expect(scenes.reduce((sum, { ms }) => sum + ms, 0)).toBeLessThan(3500);
  });

  it('is nothing where nothing moves', () => {
    const events = ['shuffle', 'display red', 'round 2', 'p1 rolls 1 2 3'];
    expect(story(entry(0, 'pass', ...events), view())).toEqual([]);
  });
});
