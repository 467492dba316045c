// The loupe opens while a finger rests on a small space; the space under it when it is lifted is tapped.

import type { Point } from '../../board/rect';
import type { Sight } from './sight.svelte';
import type { CellName } from './view';

const HOLD_MS = 380;
const SMALL_PX = 44;

export class Rest {
  /** Where the finger is on the stage, what it points at on the board, and the space that is meant. */
  loupe = $state.raw<{ at: Point; aim: Point; cell: CellName | null } | null>(null);
  /** The loupe has answered: the click that follows means nothing. */
  told = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private sight: Sight,
    private stage: () => Element,
    private tap: (cell: CellName) => void,
  ) {}

  down = (event: PointerEvent): void => {
    this.told = false;
    clearTimeout(this.#timer);
    if (event.pointerType === 'touch' && event.isPrimary && this.sight.space < SMALL_PX)
      this.#timer = setTimeout(() => this.#look(event.clientX, event.clientY), HOLD_MS);
  };

  move = (event: PointerEvent): void => {
    if (this.loupe) this.#look(event.clientX, event.clientY);
    else if (Math.hypot(event.movementX, event.movementY) > 4) clearTimeout(this.#timer);
  };

  up = (event: PointerEvent): void => {
    clearTimeout(this.#timer);
    if (!this.loupe) return;
    const { cell } = this.loupe;
    this.loupe = null;
    this.sight.camera.busy = false;
    this.told = true;
    if (cell && event.type === 'pointerup') this.tap(cell);
  };

  #look(x: number, y: number): void {
    if ('carrying' in document.documentElement.dataset) return;
    const box = this.stage().getBoundingClientRect();
    const under = document.elementFromPoint(x, y)?.closest<SVGElement>('[data-place]');
    const aim = this.sight.toBoard({ x, y });
    this.sight.camera.busy = true;
    this.loupe = { at: { x: x - box.left, y: y - box.top }, aim, cell: under?.dataset['place'] ?? null };
  }
}
