/** What tells seats apart besides their colour, in a square of 100. */
const SHAPES = [
  'M50 18 84 78H16z',
  'M19 50a31 31 0 1 0 62 0 31 31 0 1 0-62 0',
  'M50 12 86 50 50 88 14 50z',
  'M27 21h46q6 0 6 6v46q0 6-6 6H27q-6 0-6-6V27q0-6 6-6',
  'M50 10 60 36.250l28 1.390-21.870 17.610 7.340 27.110L50 67 26.490 82.360l7.340-27.110L12 37.640l28-1.390z',
];

/** The numbers of the seats are endless, the shapes and colours are five. */
const own = (seat: number): number => seat % SHAPES.length;

export const shapeOf = (seat: number): string => SHAPES[own(seat)]!;

export const colourOf = (seat: number): { fill: string; on: string } => ({
  fill: `var(--p${own(seat) + 1})`,
  on: `var(--p${own(seat) + 1}-on)`,
});
