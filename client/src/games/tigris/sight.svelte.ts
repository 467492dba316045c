// Where things are seen: between the drawing, the stage and the window.

import { THICK_PX } from '../../board/Edges.svelte';
import { Camera } from '../../board/camera.svelte';
import { panelOf } from '../../board/panels';
import { around, centred, type Point, type Rect } from '../../board/rect';
import type { Spot } from '../../table/said';
import { FRAME, middleOf, SPACE, type Layout } from './layout';
import type { Where } from './story';
import { CELLS } from './valley';
import type { CellName } from './view';

interface Shown {
  layout: Layout;
  board: Element | undefined;
  stage: Element | undefined;
  seat: number | null;
}

const CLOSEST = 3;
const NEAR_TOP_PX = 110;

export class Sight {
  readonly camera = new Camera({
    world: () => this.#world,
    limits: (fit) => [fit, CLOSEST * fit],
    stays: 1,
  });
  #brought = false;

  constructor(private shown: () => Shown) {}

  get #world(): Rect {
    return this.shown().layout.seen;
  }

  /** One space in pixels, as it is seen. */
  get space(): number {
    return this.camera.k * SPACE;
  }

  /** The part of the drawing where nothing lies over it: no frame, no names of rows, no sheet. */
  get open(): Rect {
    const { camera } = this;
    const { layout } = this.shown();
    const { x, y, width, height } = camera.seen;
    const edge = camera.close ? THICK_PX / camera.k : 0;
    const left = Math.max(FRAME, x + edge);
    const top = Math.max(FRAME, y + edge);
    return {
      x: left,
      y: top,
      width: Math.min(layout.width - FRAME, x + width) - left,
      height: Math.min(layout.height - FRAME, y + height - camera.covered.bottom / camera.k) - top,
    };
  }

  #middle = (cell: CellName): Point => middleOf(cell, this.shown().layout.turned);

  /** From pixels of the window to units of the drawing. */
  toBoard = ({ x, y }: Point): Point => {
    const { left, top } = this.shown().board!.getBoundingClientRect();
    return this.camera.pointAt({ x: x - left, y: y - top });
  };

  /** Closer to a point of the window; a second time, everything again. */
  double(at: Point): void {
    const { camera } = this;
    if (camera.close) camera.home();
    else camera.zoom(2, camera.onScreen(this.toBoard(at)));
  }

  /** The middle of a space, in pixels of the stage. */
  onStage = (cell: CellName): Point => {
    const { board, stage } = this.shown();
    const [box, of] = [board!.getBoundingClientRect(), stage!.getBoundingClientRect()];
    const { x, y } = this.camera.onScreen(this.#middle(cell));
    return { x: box.left - of.left + x, y: box.top - of.top + y };
  };

  /** Where something is said of a space, in pixels of the stage. */
  said = (cell: CellName): Spot => {
    const { x, y } = this.onStage(cell);
    const below = y < NEAR_TOP_PX;
    return { x, y: y + (below ? 0.6 : -0.6) * this.space, below };
  };

  /** Where a scene begins or ends, in pixels of the window. */
  pointOf = (where: Where): Point => {
    const { board, seat } = this.shown();
    const box = board!.getBoundingClientRect();
    if ('cell' in where) {
      const { x, y } = this.camera.onScreen(this.#middle(where.cell));
      return { x: box.left + x, y: box.top + y };
    }
    const own = where.seat === seat ? document.querySelector('.tray') : null;
    const panel = (own ?? panelOf(where.seat))?.getBoundingClientRect();
    if (!panel) return { x: box.left + box.width / 2, y: box.bottom + this.space };
    return { x: panel.left + (own ? panel.width / 2 : 34), y: panel.top + panel.height / 2 };
  };

  /** Brings places into sight while so many pixels of a stage of this height are covered from below. */
  uncover(names: string[], covered: number, height: number): void {
    const { camera } = this;
    const points = names.filter((one) => CELLS.includes(one)).map(this.#middle);
    const beneath = Math.max(0, covered - (height - camera.height) / 2);
    const wanted = points.length > 0 && beneath > 0;
    if (wanted) {
      const places = around(points, 130);
      const fit = camera.width / this.#world.width;
      Object.assign(camera.covered, { bottom: beneath, left: THICK_PX, top: THICK_PX }); // beside names of rows
      camera.look(places, Math.max(fit, Math.min(2 * fit, camera.scaleToFit(places))));
    } else if (this.#brought) {
      Object.assign(camera.covered, { left: 0, top: 0 });
      camera.home();
    }
    this.#brought = wanted;
  }

  /** Follows the keyboard where some of the board is out of sight. */
  bring = (cell: CellName): void => {
    const space = centred(this.#middle(cell), SPACE);
    if (this.camera.close) this.camera.bring(space, 30, this.camera.k, false, this.#world);
  };
}
