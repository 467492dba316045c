// What a word of an event says of seats: rules call them p1, p2 ...

import type { Seat } from '../wire';

export const isSeat = (word: string): boolean => /^p\d$/.test(word);
export const seatOf = (word: string): Seat => Number(word.slice(1)) - 1;
