/** Three to six round numbers from 0 up to the most. */
export function ticks(most: number): number[] {
  const size = 10 ** Math.floor(Math.log10(Math.max(1, most / 2)));
  const step = [1, 2, 5, 10].map((n) => n * size).find((n) => most / n < 6) ?? most;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step);
}
