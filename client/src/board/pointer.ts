// What slides under a resting pointer is reported like a movement: here it is told apart.

import type { Attachment } from 'svelte/attachments';

let here = '';
let moved = false;

if (typeof window !== 'undefined')
  addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      moved = here !== `${clientX} ${clientY}`;
      here = `${clientX} ${clientY}`;
    },
    { capture: true },
  );

/** Whether the pointer itself moved in the event that is being handled. */
export const pointerMoved = (): boolean => moved;

/** `{@attach pointing(at, away)}`: the pointer moves there by itself, and is no longer there. */
export const pointing =
  (at: () => void, away: () => void): Attachment<HTMLElement> =>
  (thing) => {
    let on = false;
    const move = () => {
      if (on || !pointerMoved()) return;
      on = true;
      at();
    };
    const leave = () => {
      if (on) away();
      on = false;
    };
    thing.addEventListener('pointermove', move);
    thing.addEventListener('pointerleave', leave);
    return () => {
      thing.removeEventListener('pointermove', move);
      thing.removeEventListener('pointerleave', leave);
      leave();
    };
  };
