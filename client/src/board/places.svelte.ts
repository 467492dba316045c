import type { CardWords } from './card.svelte';
import type { Drag } from './drag';
import type { Focus } from './focus';

/** What can be tapped in a drawing, read and reached by keys. */
export interface PlacesProps {
  /** As they lie on the screen, row by row. */
  rows: string[][];
  /** Where each lies in the drawing. */
  box: (place: string) => { x: number; y: number; width: number; height: number; rx?: number };
  /** What is read of it. */
  label: (place: string) => string;
  /** What it is called, where that is not how its label begins. */
  name?: (place: string) => string | undefined;
  /** The card that tells more. */
  about: (place: string) => CardWords | null;
  /** Those that may be tapped. */
  may: { has(place: string): boolean };
  /** The one that the answer names. */
  chosen: string | null;
  /** One that is framed already, as whatever a lesson points at would be. */
  lit?: string | null;
  /** What is dragged from where it lies. */
  drags?: [place: string, drag: Drag][];
  keys: Focus;
  /** A press on one; without it the board hears of presses itself. */
  press?: (place: string, event: MouseEvent) => void;
  /** The focus has come to one, and has left it. */
  stand?: (place: string) => void;
  leave?: (place: string) => void;
  /** How thick the frame of the focus is. */
  ring: number;
}

/** They can be changed wherever they were handed over. */
export function placesProps(first: PlacesProps): PlacesProps {
  const props = $state(first);
  return props;
}
