// What the page lends to a game that came with a package of its own.

import { mount, unmount } from 'svelte';
import { list, maybe, t, words, type Lang } from '../i18n/index.svelte';
import { settings } from '../settings.svelte';
import type { Seat, TableInfo } from '../table/game';
import { along, arc, run } from '../table/motion';
import type { Choice } from '../table/choice.svelte';
import { nameOf } from '../table/names';
import Refused from '../table/Refused.svelte';
import { Refusals } from '../table/refusals.svelte';
import { tap, toggle } from '../table/taps';
import { colourOf, shapeOf } from '../ui/seats';
import { Camera } from './camera.svelte';
import { inspection, type CardWords } from './card.svelte';
import { carrying, draggable, type Drag } from './drag';
import { focus, type Focus } from './focus';
import { gestures } from './gestures';
import Last from './Last.svelte';
import type { Paint } from './marks';
import { lastProps, type LastProps } from './last.svelte';
import Places from './Places.svelte';
import { placesProps, type PlacesProps } from './places.svelte';
import { moves, Playback } from './playback.svelte';
import { hold, pause, play } from './scene';

type Args = Record<string, string | number>;

/** Takes back what was done to an element. */
export type Undo = () => void;

export interface Kit {
  /** The text of a message; an unknown key is shown as it is. */
  t(key: string, args?: Args): string;
  /** The text of a message, or null where there is none. */
  maybe(key: string, args?: Args): string | null;
  /** "a, b and c" */
  list(names: string[]): string;
  /** What is spoken just now. */
  lang(): Lang;
  /** What people call the one on this seat. */
  name(table: TableInfo, seat: Seat): string;
  /** The sign of a seat as SVG, in a square of 100: it tells seats apart besides their colour. */
  sign(seat: Seat): string;
  /** The colour of a seat, and what is read on it. */
  colour(seat: Seat): Paint;
  /** What a thing is stands on a card beside it, for as long as one points at it. */
  inspect(thing: Element, about: () => CardWords | null): Undo;
  /** A piece that follows the pointer; what it can be put on has a `data-place`. */
  draggable(thing: HTMLElement | SVGElement, drag: Drag): Undo;
  /** What a second tap on the same means. */
  tap: typeof tap;
  toggle: typeof toggle;
  /** What is dragged takes the answer with it. */
  carrying: typeof carrying;
  /** Places in a drawing that are tapped, read and reached by keys. */
  places(
    drawing: SVGElement,
    props: PlacesProps,
  ): { update(props: Partial<PlacesProps>): void; destroy(): void };
  /**
   * Says on a stage why words are no answer, beside the thing that was tapped: as the rules have it, in the message
   * `<game>-refused-<key>`. It is forgotten with the question, and after a while.
   */
  refusals(stage: HTMLElement, game: string, choice: Choice): Refusing;
  /** One stop of the tabulator for everything with a `data-place` inside, with arrow keys between. */
  focus(container: Element, how?: Focus): Undo;
  /** How a drawing larger than its window is seen, and the fingers, mouse and wheel that move it. */
  Camera: typeof Camera;
  gestures(window: HTMLElement | SVGElement, camera: Camera): Undo;
  /** Marks the last moves in a drawing, above everything else. */
  lastMoves(drawing: SVGElement): { update(props: Partial<LastProps>): void; destroy(): void };
  /** Whether nothing should move by itself. */
  still(): boolean;
  /** One scene after another, time at the speed that was chosen, and time to read: whatever is pressed aborts them. */
  play: typeof play;
  pause: typeof pause;
  hold: typeof hold;
  /** What a board plays: a position of its own that changes scene by scene, pieces in the air, what happens in place. */
  Playback: typeof Playback;
  moves: typeof moves;
  /** An animation at the speed that was chosen, and ways for it to go. */
  run: typeof run;
  along: typeof along;
  arc: typeof arc;
}

export interface Refusing {
  ask(words: string, thing: Element): void;
  /** Another tap: nothing is refused any more. */
  forgive(): void;
  destroy(): void;
}

const sign = (seat: Seat): string => `<path d="${shapeOf(seat)}" fill="${colourOf(seat).on}"/>`;

export const kit: Kit = {
  t,
  maybe,
  list: (names) => list(names),
  lang: () => words.lang,
  name: nameOf,
  sign,
  colour: colourOf,
  inspect: (thing, about) => inspection.tell(thing, about),
  draggable: (thing, drag) => draggable(drag)(thing) as Undo,
  tap,
  toggle,
  carrying,
  places(drawing, first) {
    const props = placesProps(first);
    const drawn = mount(Places, { target: drawing, props });
    return { update: (now) => Object.assign(props, now), destroy: () => void unmount(drawn) };
  },
  refusals(stage, game, choice) {
    const refusals = new Refusals<Element>(choice);
    const drawn = mount(Refused<Element>, {
      target: stage,
      props: {
        game,
        refusals,
        get width() {
          return stage.clientWidth;
        },
      },
    });
    return {
      ask: (words, thing) => void refusals.ask(words, thing),
      forgive: refusals.forgive,
      destroy: () => void unmount(drawn),
    };
  },
  focus: (container, how) => focus(how)(container) as Undo,
  Camera,
  gestures: (window, camera) => gestures(camera)(window),
  lastMoves(drawing) {
    const props = lastProps({ marks: [], sign, colour: colourOf });
    const drawn = mount(Last, { target: drawing, props });
    return { update: (now) => Object.assign(props, now), destroy: () => void unmount(drawn) };
  },
  still: () => settings.still,
  play,
  pause,
  hold,
  Playback,
  moves,
  run,
  along,
  arc,
};
