// What Pebbles brings to the table.

import { Hand } from './hand.js';
import { Heap } from './heap.js';
import { lesson, LESSONS } from './lessons.js';
import { scoring } from './scoring.js';
import { words } from './words.js';

/** @type {import('../../../docs/board').Brings} */
export default function pebbles(kit) {
  return {
    Board: (target) => new Heap(kit, target),
    Tray: (target) => new Hand(kit, target),
    lessons: LESSONS,
    Lesson: () => Promise.resolve({ default: lesson(kit) }),
    sound: ({ seat }, event) => (event === null && seat >= 0 ? 'lay' : null),
    ...words(kit),
    ...scoring(kit),
  };
}
