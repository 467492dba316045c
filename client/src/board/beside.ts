// Where something stands beside a thing without covering it or leaving the window.

interface Size {
  width: number;
  height: number;
}
export interface Box extends Size {
  left: number;
  top: number;
}

const GAP = 8;
const EDGE = 6;

const within = (at: number, size: number, room: number): number =>
  Math.max(EDGE, Math.min(at, room - size - EDGE));

/** How much of the others would lie under a card that stands there. */
const covered = (at: { left: number; top: number }, card: Size, others: Box[]): number =>
  others.reduce((sum, { left, top, width, height }) => {
    const across = Math.min(at.left + card.width, left + width) - Math.max(at.left, left);
    const down = Math.min(at.top + card.height, top + height) - Math.max(at.top, top);
    return sum + Math.max(0, across) * Math.max(0, down);
  }, 0);

/**
 * Above, below, right or left: where there is room, and of these where it covers least of the others; if there is
 * room nowhere, where most is.
 */
export function beside(
  thing: Box,
  card: Size,
  room: Size,
  others: Box[] = [],
): { left: number; top: number } {
  const [right, bottom] = [thing.left + thing.width, thing.top + thing.height];
  const across = within(thing.left + (thing.width - card.width) / 2, card.width, room.width);
  const down = within(thing.top + (thing.height - card.height) / 2, card.height, room.height);
  const sides = [
    { spare: thing.top - card.height, left: across, top: thing.top - GAP - card.height },
    { spare: room.height - bottom - card.height, left: across, top: bottom + GAP },
    { spare: room.width - right - card.width, left: right + GAP, top: down },
    { spare: thing.left - card.width, left: thing.left - GAP - card.width, top: down },
  ];
  const roomy = sides.filter(({ spare }) => spare >= GAP + EDGE);
  const side = roomy.length
    ? least(roomy, (one) => covered(one, card, others))
    : least(sides, ({ spare }) => -spare);
  return {
    left: within(side.left, card.width, room.width),
    top: within(side.top, card.height, room.height),
  };
}

/** The first of those with the smallest measure. */
function least<T>(all: T[], measure: (one: T) => number): T {
  const measures = all.map(measure);
  return all[measures.indexOf(Math.min(...measures))]!;
}
