import type { Attachment } from 'svelte/attachments';
import type { CellName } from '../view';

const SLACK_PX = 8;

/** Lets a piece of the tray be dragged to the board; a tap works as ever. */
export const draggable =
  (lift: () => void, drop: (cell: CellName) => void): Attachment<HTMLButtonElement> =>
  (button) => {
    let picture: HTMLElement | null = null;
    let start = { x: 0, y: 0 };

    const move = ({ clientX: x, clientY: y }: PointerEvent): void => {
      if (!picture && Math.hypot(x - start.x, y - start.y) > SLACK_PX) {
        picture = pictureOf(button);
        lift();
      }
      if (picture) picture.style.transform = `translate(${x}px, ${y}px) translate(-50%, -60%)`;
    };
    const end = (): void => {
      picture?.remove();
      picture = null;
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', end);
    };
    const up = ({ clientX, clientY }: PointerEvent): void => {
      const dragged = picture !== null;
      end();
      const under = document.elementFromPoint(clientX, clientY)?.closest<SVGElement>('[data-place]');
      const cell = under?.dataset['place'];
      if (dragged && cell) drop(cell);
    };
    const down = (event: PointerEvent): void => {
      if (!event.isPrimary || event.button !== 0) return;
      start = { x: event.clientX, y: event.clientY };
      addEventListener('pointermove', move);
      addEventListener('pointerup', up);
      addEventListener('pointercancel', end);
    };
    button.addEventListener('pointerdown', down);
    return () => {
      end();
      button.removeEventListener('pointerdown', down);
    };
  };

function pictureOf(button: HTMLButtonElement): HTMLElement {
  const picture = document.createElement('div');
  const { width } = button.getBoundingClientRect();
  picture.style.cssText = `position: fixed; top: 0; left: 0; z-index: 30; width: ${width}px; pointer-events: none`;
  picture.append(button.querySelector('svg')!.cloneNode(true));
  document.body.append(picture);
  return picture;
}
