// What a colour tells apart has a pattern besides, for whoever wants it: one for each hue, the same in all games.

/** In a square of `SIDE` that repeats. */
const FIGURES = {
  red: 'M-5 5 5-5M0 20 20 0M15 25 25 15',
  blue: 'M-5 15 5 25M0 0 20 20M15-5 25 5',
  yellow: 'M5 0v20M15 0v20',
  green: 'M0 5h20M0 15h20',
  black: 'M10 0v20M0 10h20',
  orange: 'M5 5h.01M15 15h.01',
  purple: 'M0 0 20 20M20 0 0 20',
  turquoise: 'M-5 10 5 0 15 10 25 0M-5 20 5 10 15 20 25 10M-5 30 5 20 15 30 25 20',
};
export const SIDE = 20;
const CREAM = '#fff6e3';
const BROWN = '#3a2412';

interface Pattern {
  figure: string;
  /** That of the signs on this colour: the pattern is a little of it. */
  ink: string;
}
const of = (hue: keyof typeof FIGURES, ink: string): Pattern => ({ figure: FIGURES[hue], ink });

/** By the colour that they lie on, a token of the house. */
export const PATTERNS: Record<string, Pattern> = {
  p1: of('red', 'var(--p1-on)'),
  p2: of('blue', 'var(--p2-on)'),
  p3: of('yellow', 'var(--p3-on)'),
  p4: of('green', 'var(--p4-on)'),
  p5: of('black', 'var(--p5-on)'),
  'te-red': of('red', CREAM),
  'te-blue': of('blue', CREAM),
  'te-green': of('green', CREAM),
  'te-black': of('black', CREAM),
  'te-attack': of('yellow', '#a86a00'),
  'te-defence': of('purple', '#5a2a6b'),
  'bb-orange': of('orange', CREAM),
  'bb-turq': of('turquoise', CREAM),
  'bb-redg': of('red', CREAM),
  'bb-blue': of('blue', CREAM),
  'bb-green': of('green', CREAM),
  'bb-yellow': of('yellow', BROWN),
  'dr-orange': of('orange', CREAM),
  'dr-black': of('black', CREAM),
  'dr-purple': of('purple', CREAM),
  'dr-crown-sun': of('yellow', '#1c3018'),
  'dr-crown-moon': of('blue', '#11262e'),
};
