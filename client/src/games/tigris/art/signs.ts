// Signs and silhouettes, drawn in a box of 100.

import { area } from '../../../board/area';
import { regular, roundedLoop, scallop } from '../hull';
import type { Colour, Dynasty } from '../view';

/** A filled path, unless it is a line of some width; `cut` takes the colour of the ground. */
export interface Mark {
  d: string;
  line?: number;
  cut?: true;
}

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

const LEAVES = [52, 70, 88]
  .map((y) => `M47 ${y}c-17 1-25-7-26-20 15 0 24 7 26 20zM53 ${y}c17 1 25-7 26-20-15 0-24 7-26 20z`)
  .join('');

export const SIGNS = {
  red: [
    {
      d: 'M38 14h24v14H38zM28 31h44v15H28zM19 49h62v15H19zM10 67h80v19H58V72a8 8 0 0 0-16 0v14H10z',
    },
  ],
  black: [
    {
      d: 'M10 86V72h10v14h13V66a6.500 6.500 0 0 0-13 0v6H10V46h34v40zM50 86V26h40v60H78V70H62v16zM62 38v12h14V38zM6 38h42v6H6zM46 16h48v8H46z',
    },
  ],
  blue: [{ d: 'M50 90V30', line: 6.5 }, { d: `M50 34c-9-7-9-17 0-26 9 9 9 19 0 26z${LEAVES}` }],
  green: [
    { d: 'M50 16v66M30 86h40M16 28h68M27 30 14 58h26zM73 30 60 58h26z', line: 7 },
    { d: `M11 58h32a16 13 0 0 1-32 0zM57 58h32a16 13 0 0 1-32 0z${circle(50, 17, 7)}` },
  ],
  bow: [
    { d: 'M34 12c40 14 40 62 0 76', line: 9 },
    { d: 'M34 12v76', line: 4.5 },
    { d: 'M12 50h72M70 37l16 13-16 13M20 40l-8 10 8 10', line: 7 },
  ],
  bull: [
    {
      d: 'M9 12c-3 20 8 36 26 38l3 20c2 13 6 18 12 18s10-5 12-18l3-20c18-2 29-18 26-38-5 13-14 21-28 22H37C23 33 14 25 9 12zM10 48l20 4-2 12zM90 48l-20 4 2 12z',
    },
  ],
  pot: [
    {
      d: 'M36 10h28v9c-3 2-4 5-4 10 17 7 22 30 6 47l-5 5v9H39v-9l-5-5c-16-17-11-40 6-47 0-5-1-8-4-10z',
    },
    { d: 'M35 22c-18-1-24 14-13 27M65 22c18-1 24 14 13 27', line: 6.5 },
  ],
  lion: [
    { d: scallop(11, 40, 12.5) },
    { d: circle(50, 52, 25), cut: true },
    { d: `${circle(40, 47, 4.5)}${circle(60, 47, 4.5)}M42 57h16l-8 9z` },
    { d: 'M50 65c-2 7-8 7-11 4M50 65c2 7 8 7 11 4', line: 4 },
  ],
  ruin: [{ d: 'M58 8 40 34l16 12-22 20 12 10-8 18M56 46l30 6M34 66 12 58M46 76l26 12', line: 8 }],
  legend: [
    { d: `${circle(20, 24, 11)}M9 42h22v18H9zM20 70l12 20H8z` },
    { d: 'M44 24h46M44 51h46M44 80h46', line: 9 },
  ],
  swords: [{ d: 'M18 14l46 52M82 14 36 66M56 74l18-16M44 74 26 58M70 72l12 14M30 72 18 86', line: 8 }],
  join: [{ d: 'M22 24h36v20h22v34H40V58H22z', line: 9 }],
  strength: [{ d: 'M20 80V56M42 80V36M64 80V48M86 80V18', line: 11 }],
  fit: [{ d: 'M14 36V14h22M64 14h22v22M86 64v22H64M36 86H14V64', line: 9 }],
  zoom: [{ d: `M64 64 88 88M42 26v32M26 42h32${circle(42, 42, 30)}`, line: 9 }],
  bag: [
    {
      d: 'M30 34c-12 12-18 26-16 38 2 10 10 16 36 16s34-6 36-16c2-12-4-26-16-38zM30 34l-6-18c8 6 14 0 26 0s18 6 26 0l-6 18',
      line: 9,
    },
  ],
} as const satisfies Record<string, readonly Mark[]>;

export type SignName = keyof typeof SIGNS;

const RAYS = regular(28, 1).map(({ x, y }, i) => {
  const reach = i % 2 ? 40 : 48.3;
  return { x: 50 + (x - 50) * reach, y: 50 + (y - 50) * reach };
});

/** The outline of a dynasty's pieces. */
export const SHAPES: Record<Dynasty, string> = {
  bow: circle(50, 50, 46),
  bull: roundedLoop(regular(8, 48.3, 22.5), 9),
  pot: scallop(8, 42.3, 18.4),
  lion: roundedLoop(RAYS, 3),
};

/** The three tones of a colour, as variables for what is drawn inside; `--face` is what the sign lies on. */
export const clay = (colour: Colour): string =>
  `--clay: var(--te-${colour}); --clay-d: var(--te-${colour}-d); --clay-l: var(--te-${colour}-l); ` +
  `--face: ${area(`var(--te-${colour})`)};`;
