// Where on the stage something is said of what was tapped there.

/** In pixels of the stage: above this point, unless it is said below. */
export interface Spot {
  x: number;
  y: number;
  below?: boolean;
}

/** Why a tap came to nothing. */
export interface Said extends Spot {
  /** A new one is shown as long again; `rule`: where it stands. */
  of: { rule: string };
  text: string;
}

const NEAR_TOP_PX = 90;
const GAP_PX = 6;

/** Above a thing, or below it where the stage has no room above. */
export function beside(thing: Element, stage: Element): Spot {
  const { left, top, bottom, width } = thing.getBoundingClientRect();
  const of = stage.getBoundingClientRect();
  const below = top - of.top < NEAR_TOP_PX;
  const y = below ? bottom - of.top + GAP_PX : top - of.top - GAP_PX;
  return { x: left + width / 2 - of.left, y, below };
}
