// What a board plays: a position of its own that changes scene by scene, pieces in the air, and what happens in place.

import { tick } from 'svelte';
import { arc, run, type Point } from '../table/motion';
import { flightOf, fly, pause, play, type Flight, type Journey, type Scene } from './scene';

/** Something that happens on the board while a scene lasts. */
export type Act = (board: Element, ms: number, signal: AbortSignal) => Promise<void>;

/** What this selector finds on the board moves so. */
export const moves =
  (what: string, frames: Keyframe[], how: KeyframeAnimationOptions = {}): Act =>
  (board, duration, signal) =>
    run(board.querySelector(what), frames, { duration, ...how }, signal);

interface Told<View> {
  before: View;
  after: View;
  /** What the page shows meanwhile: the position stands in its place. */
  instead: unknown;
}

interface Theatre<Scene, Piece, Where> {
  board: Element;
  signal: AbortSignal;
  /** In pixels of the window, or in the units of a drawing that holds the flights; null if it is not to be seen now. */
  pointOf?(where: Where): Point | null;
  /** The way of a piece that does not travel in a low arc. */
  wayOf?(journey: Journey<Piece, Where>, scene: Scene): Point[];
  /** What happens in place. */
  actsOf?(scene: Scene): Act[];
}

export class Playback<
  View extends object,
  Piece = never,
  Where = never,
  S extends Scene<View, Piece, Where> = Scene<View, Piece, Where>,
> {
  /** What is played just now. */
  scene = $state.raw<S | null>(null);
  flights = $state.raw<Flight<Piece>[]>([]);
  #position = $state.raw<{ instead: unknown; view: View } | null>(null);
  /** Pieces that stay where they have come to. */
  #lying: Flight<Piece>[] = [];

  /** Whether something is played in the place of this view. */
  playing(view: unknown): boolean {
    return this.#position?.instead === view;
  }

  /** What is to be seen while the page shows this view. */
  shown(view: unknown): View {
    return this.playing(view) ? this.#position!.view : (view as View);
  }

  /** Plays all scenes; once aborted, the rest happens at once. */
  async play(scenes: S[], told: Told<View>, theatre: Theatre<S, Piece, Where>): Promise<void> {
    const { before, after, instead } = told;
    this.#position = { instead, view: before };
    await tick();
    await play(scenes, (scene) => this.#perform(scene, theatre), theatre.signal);
    this.scene = null;
    this.flights = this.#lying = [];
    this.#position = { instead, view: after }; // until the page shows it
  }

  async #perform(scene: S, theatre: Theatre<S, Piece, Where>): Promise<void> {
    const ways = this.#ways(scene, theatre);
    if (scene.flights?.length && ways.length === 0) return;
    this.scene = scene;
    this.#change(scene.lift);
    this.flights = [...this.#lying, ...ways];
    await tick();
    await this.#happen(scene, ways, theatre);
    if (scene.stays) this.#lying = this.flights;
    if (!scene.land) return;
    this.#change(scene.land);
    this.flights = this.#lying;
    await tick();
  }

  async #happen(scene: S, ways: { id: number; way: Point[] }[], theatre: Theatre<S, Piece, Where>) {
    const { board, signal, actsOf } = theatre;
    const acts = actsOf?.(scene) ?? [];
    if (acts.length === 0 && !scene.flights) return pause(scene.ms, signal);
    await Promise.all([fly(ways, scene.ms, signal), ...acts.map((act) => act(board, scene.ms, signal))]);
  }

  #ways(scene: S, { pointOf, wayOf }: Theatre<S, Piece, Where>) {
    return (scene.flights ?? []).flatMap((journey) => {
      const [from, to] = [pointOf?.(journey.from), pointOf?.(journey.to)];
      if (!from || !to) return [];
      return [{ ...flightOf(journey.piece), way: wayOf?.(journey, scene) ?? arc(from, to) }];
    });
  }

  /** In a copy; what follows from a position is told anew with the next. */
  #change(act?: (view: View) => void): void {
    if (!act || !this.#position) return;
    const { survey, ...rest } = this.#position.view as View & { survey?: unknown };
    const view = { ...($state.snapshot(rest) as View), survey };
    act(view);
    this.#position = { ...this.#position, view };
  }
}
