// Plays the scenes of a story on the board.

import { tick } from 'svelte';
import { flightOf, fly, play, type Flight } from '../../board/scene';
import type { Entry } from '../../table/game';
import { run } from '../../table/motion';
import type { Point } from './hull';
import type { Flyer, Scene, Where } from './story';
import { letterAt } from './survey';
import type { CellName, View } from './view';

interface Theatre {
  /** What holds the drawing. */
  board: Element | undefined;
  /** In pixels of the window. */
  pointOf(where: Where): Point;
}

/** What is played just now: a position of its own, scene by scene, and pieces in flight. */
export class Stage {
  flights = $state.raw<Flight<Flyer>[]>([]);
  /** How many tiles somebody has just committed. */
  committed = $state<number | null>(null);
  #scene = $state.raw<{ of: unknown; view: View } | null>(null);

  constructor(private theatre: () => Theatre) {}

  /** The position that is played while the page still shows this one; null while nothing is. */
  during(of: unknown): View | null {
    return this.#scene?.of === of ? this.#scene!.view : null;
  }

  /** Plays the scenes of an entry while the page shows `of`; once aborted, the rest happens at once. */
  async play(entry: Entry, scenes: Scene[], before: View, of: unknown, signal: AbortSignal): Promise<void> {
    const [word, n] = entry.words.split(' ');
    this.committed = word === 'commit' ? Number(n) : null;
    await this.#perform(scenes, before, of, signal);
    this.committed = null;
  }

  async #perform(scenes: Scene[], before: View, of: unknown, signal: AbortSignal): Promise<void> {
    let now = { ...before };
    const set = async (next: View) => {
      this.#scene = { of, view: (now = next) };
      await tick();
    };
    const perform = async (scene: Scene) => {
      const ways = this.#ways(scene);
      if (scene.lift) await set(scene.lift(now));
      if (ways) await this.#fly(ways, scene.ms, signal);
      else await this.#act(scene, now, signal);
      if (scene.land) await set(scene.land(now));
    };
    await set(now);
    await play(scenes, perform, signal);
    this.flights = [];
  }

  #ways({ flights }: Scene) {
    const { pointOf } = this.theatre();
    return flights?.map(({ piece, from, to }) => ({
      ...flightOf(piece),
      from: pointOf(from),
      to: pointOf(to),
    }));
  }

  async #fly(ways: Parameters<typeof fly>[0] & Flight<Flyer>[], ms: number, signal: AbortSignal) {
    this.flights = ways;
    await tick();
    await fly(ways, ms, signal);
    this.flights = [];
    await tick();
  }

  /** What happens in place. */
  async #act({ ms, fall, turn, rise, nod, tint }: Scene, view: View, signal: AbortSignal): Promise<void> {
    const moves: [CellName[], Keyframe[]][] = [
      [fall ?? [], [{}, { transform: 'translateY(30%) rotate(28deg) scale(.7)', opacity: 0 }]],
      [turn ?? [], [{}, { transform: 'scaleX(0)' }]],
      [rise ? [rise] : [], [{ transform: 'translateY(18%) scale(.4)', opacity: 0 }, {}]],
      [nod ?? [], [{}, { transform: 'scale(1.22)' }, {}]],
    ];
    const letters = new Set(tint?.map((cell) => letterAt(view, cell)));
    const { board } = this.theatre();
    const animate = (what: string, frames: Keyframe[]) =>
      run(board?.querySelector(what) ?? null, frames, { duration: ms, easing: 'ease-in-out' }, signal);
    await Promise.all([
      ...moves.flatMap(([cells, frames]) => cells.map((cell) => animate(`[data-art="${cell}"] > g`, frames))),
      ...[...letters].map((letter) =>
        animate(`[data-kingdom="${letter}"] > .tint`, [{}, { opacity: 0.45 }, {}]),
      ),
    ]);
  }
}
