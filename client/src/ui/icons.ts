/** Drawn in a box of 100, as lines unless said otherwise: [path, width of the line]. */
export const ICONS = {
  undo: ['M34 22 14 42l20 20M14 42h44a26 26 0 0 1 0 44H40', 9],
  check: ['M16 54 40 78 86 26', 11],
  x: ['M24 24 76 76M76 24 24 76', 10],
  plus: ['M50 18v64M18 50h64', 10],
  minus: ['M18 50h64', 10],
  menu: ['M14 26h72M14 50h72M14 74h72', 9],
  help: ['M34 36a17 17 0 1 1 24 18c-6 3-8 7-8 13M50 84v1', 10],
  log: ['M22 24h56M22 50h56M22 76h34', 9],
  people: [
    'M12 84c2-20 12-28 24-28s22 8 24 28M64 56c14 0 22 10 24 28M20 34a16 16 0 1 0 32 0 16 16 0 1 0-32 0M64 20a14 14 0 0 1 0 28',
    9,
  ],
  eye: [
    'M8 50c14-24 28-32 42-32s28 8 42 32c-14 24-28 32-42 32S22 74 8 50zM37 50a13 13 0 1 0 26 0 13 13 0 1 0-26 0',
    9,
  ],
  clock: ['M50 26v26l18 12M12 50a38 38 0 1 0 76 0 38 38 0 1 0-76 0', 9],
  back: ['M60 16 26 50l34 34', 11],
  forward: ['M40 16l34 34-34 34', 11],
  first: ['M80 18 48 50l32 32M22 18v64', 10],
  last: ['M20 18l32 32-32 32M78 18v64', 10],
  pause: ['M34 20v60M66 20v60', 14],
  board: ['M16 16h68v68H16zM16 50h68M50 16v68', 9],
  moon: ['M78 62A36 36 0 0 1 38 22a34 34 0 1 0 40 40z', 9],
  lock: ['M24 46h52v40H24zM34 46V32a16 16 0 0 1 32 0v14', 9],
  chip: ['M28 28h44v44H28zM40 28V14M60 28V14M40 86V72M60 86V72M28 40H14M28 60H14M86 40H72M86 60H72', 8],
  link: ['M42 58 58 42M36 48 24 60a16 16 0 0 0 22 22l12-12M64 52l12-12a16 16 0 0 0-22-22L42 30', 9],
  device: ['M30 12h40v76H30zM45 76h10', 9],
  share: ['M50 64V14M32 30l18-18 18 18M20 52v34h60V52', 9],
  text: ['M18 22h64M50 22v58M36 80h28', 10],
  again: ['M80 28a40 40 0 1 0 10 30M82 8v22H60', 9],
  book: ['M50 24C40 14 24 14 12 18v62c12-4 28-4 38 6 10-10 26-10 38-6V18c-12-4-28-4-38 6zM50 24v62', 8],
  keyboard: ['M8 26h84v50H8zM24 42h2M42 42h2M59 42h2M75 42h2M32 60h36', 8],
  swap: ['M14 34h66L64 18M86 66H20l16 16', 9],
} as const satisfies Record<string, readonly [string, number]>;

export type IconName = keyof typeof ICONS | 'play';
