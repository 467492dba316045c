// What each sound is made of. Times are in seconds, pitches in Hz.

import type { SoundName } from './names';

export interface Part {
  /** A wave, or noise through a filter at the pitch. */
  wave: 'sine' | 'triangle' | 'noise';
  pitch: number;
  /** Where the pitch goes; without it, it stays. */
  to?: number;
  at?: number;
  /** Until it has died away. */
  length: number;
  loud?: number;
  /** How narrow the filter of noise is. */
  q?: number;
  /** Until it is at its loudest. */
  attack?: number;
}

const tap = (pitch: number, at = 0): Part[] => [
  { wave: 'sine', pitch, to: pitch * 0.7, at, length: 0.09, loud: 0.7 },
  { wave: 'noise', pitch: pitch * 4, at, length: 0.03, loud: 0.35, q: 1.5 },
];

const drum = (pitch: number, at = 0, length = 0.4): Part[] => [
  { wave: 'sine', pitch, to: pitch * 0.55, at, length },
  { wave: 'noise', pitch: pitch * 5, at, length: 0.06, loud: 0.3, q: 0.7 },
];

const stone = (pitch: number, at: number): Part[] => [
  { wave: 'triangle', pitch, to: pitch * 0.9, at, length: 0.12, loud: 0.5 },
  { wave: 'noise', pitch: pitch * 6, at, length: 0.07, loud: 0.4, q: 2 },
];

const string = (pitch: number, at: number): Part[] => [
  { wave: 'triangle', pitch, at, length: 0.7, loud: 0.7 },
  { wave: 'sine', pitch: pitch * 2, at, length: 0.35, loud: 0.25 },
  { wave: 'noise', pitch: pitch * 5, at, length: 0.02, loud: 0.2, q: 3 },
];

/** How loud the loudest moment is: half of what there is at most, so that several together do not break. */
export const PEAKS: Record<SoundName, number> = {
  lift: 0.2,
  lay: 0.42,
  leader: 0.4,
  war: 0.5,
  decided: 0.5,
  monument: 0.42,
  city: 0.4,
  ark: 0.3,
  cube: 0.3,
  score: 0.35,
  turn: 0.4,
  time: 0.4,
  end: 0.45,
};

export const RECIPES: Record<SoundName, Part[]> = {
  // a dry finger on clay
  lift: [{ wave: 'noise', pitch: 2400, to: 3200, length: 0.09, q: 1.2, attack: 0.03 }],
  // a tablet on sand
  lay: [
    { wave: 'sine', pitch: 150, to: 85, length: 0.14 },
    { wave: 'noise', pitch: 700, to: 300, length: 0.11, loud: 0.6, q: 0.6 },
  ],
  // two wooden taps
  leader: [...tap(420), ...tap(330, 0.11)],
  // two drums, the second lower
  war: [...drum(118), ...drum(84, 0.24)],
  // one deep skin
  decided: drum(72, 0, 0.68),
  // four stones, rising
  monument: [180, 225, 270, 340].flatMap((pitch, n) => stone(pitch, n * 0.13)),
  // a small bell with a wooden knock
  city: [
    ...tap(300),
    { wave: 'sine', pitch: 880, at: 0.05, length: 0.62, loud: 0.7 },
    { wave: 'sine', pitch: 2428, at: 0.05, length: 0.5, loud: 0.25 },
  ],
  // a soft shuffle, and a ting
  ark: [
    ...[0, 0.13, 0.26].map((at): Part => ({
      wave: 'noise',
      pitch: 520,
      at,
      length: 0.15,
      q: 0.8,
      attack: 0.06,
    })),
    { wave: 'sine', pitch: 1320, at: 0.36, length: 0.32, loud: 0.4 },
  ],
  // a pebble
  cube: tap(900),
  score: [
    { wave: 'triangle', pitch: 660, length: 0.16, loud: 0.7 },
    { wave: 'triangle', pitch: 880, at: 0.09, length: 0.25 },
  ],
  // two warm notes, upwards
  turn: [
    { wave: 'triangle', pitch: 392, length: 0.35, attack: 0.02 },
    { wave: 'triangle', pitch: 523, at: 0.18, length: 0.5, attack: 0.02 },
  ],
  // a wooden clock, three times
  time: [0, 0.22, 0.44].flatMap((at, n) => tap(n % 2 ? 520 : 640, at)),
  // five notes on a plucked string
  end: [262, 330, 392, 523, 659].flatMap((pitch, n) => string(pitch, n * 0.16)),
};
