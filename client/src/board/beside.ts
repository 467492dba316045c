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

/** Above, below, right or left, the first where there is room; if there is none anywhere, where most is. */
export function beside(thing: Box, card: Size, room: Size): { left: number; top: number } {
  const [right, bottom] = [thing.left + thing.width, thing.top + thing.height];
  const across = within(thing.left + (thing.width - card.width) / 2, card.width, room.width);
  const down = within(thing.top + (thing.height - card.height) / 2, card.height, room.height);
  const sides = [
    { spare: thing.top - card.height, left: across, top: thing.top - GAP - card.height },
    { spare: room.height - bottom - card.height, left: across, top: bottom + GAP },
    { spare: room.width - right - card.width, left: right + GAP, top: down },
    { spare: thing.left - card.width, left: thing.left - GAP - card.width, top: down },
  ];
  const most = sides.reduce((one, other) => (other.spare > one.spare ? other : one));
  const side = sides.find(({ spare }) => spare >= GAP + EDGE) ?? most;
  return {
    left: within(side.left, card.width, room.width),
    top: within(side.top, card.height, room.height),
  };
}
