/** The glyph of each seat, in a box of 100: triangle, circle, diamond, square, star. */
const GLYPHS = [
  'M50 18 84 78H16z',
  'M19 50a31 31 0 1 0 62 0 31 31 0 1 0-62 0',
  'M50 12 86 50 50 88 14 50z',
  'M27 21h46q6 0 6 6v46q0 6-6 6H27q-6 0-6-6V27q0-6 6-6',
  'M50 10 60 36.250l28 1.390-21.870 17.610 7.340 27.110L50 67 26.490 82.360l7.340-27.110L12 37.640l28-1.390z',
] as const;

export const glyphOf = (seat: number): string => GLYPHS[seat % GLYPHS.length]!;
