// What slides under a resting pointer is reported like a movement: here it is told apart.

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
