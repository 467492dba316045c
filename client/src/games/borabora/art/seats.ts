// Players have a colour and a glyph; it is printed on everything that is theirs.

/** The colours of the tokens: red, blue, green, black. */
const HUES = [1, 2, 4, 5];
const GLYPHS = [
  'M50 18 84 78H16z',
  'M20 50a30 30 0 1 0 60 0 30 30 0 1 0-60 0',
  'M27 21h46q6 0 6 6v46q0 6-6 6H27q-6 0-6-6V27q0-6 6-6',
  'M50 10 60 36.250l28 1.390-21.870 17.610 7.340 27.110L50 67 26.490 82.360l7.340-27.110L12 37.640l28-1.390z',
];

export const inkOf = (seat: number | null): string =>
  seat === null ? 'var(--ink-3)' : `var(--p${HUES[seat] ?? 5})`;
export const onInkOf = (seat: number | null): string =>
  seat === null ? 'var(--surface)' : `var(--p${HUES[seat] ?? 5}-on)`;
export const glyphOf = (seat: number | null): string => (seat === null ? '' : (GLYPHS[seat] ?? ''));
