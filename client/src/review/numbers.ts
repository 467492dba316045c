import { LOCALES, words } from '../i18n/index.svelte';

/** Chances in hundredths, which add up as the chances do: nobody wins 101 of 100 games. */
export function hundredths(chances: number[]): number[] {
  const exact = chances.map((chance) => 100 * chance);
  const found = exact.map(Math.floor);
  const rest = (seat: number) => (exact[seat] ?? 0) - (found[seat] ?? 0);
  const missing = Math.round(exact.reduce((sum, n) => sum + n, 0)) - found.reduce((sum, n) => sum + n, 0);
  const first = found.map((_, seat) => seat).sort((a, b) => rest(b) - rest(a));
  for (const seat of first.slice(0, missing)) found[seat]! += 1;
  return found;
}

/** The chance of this seat, as it stands beside those of the others. */
export const chanceOf = (chances: number[], seat: number): string =>
  percent((hundredths(chances)[seat] ?? 0) / 100);

/** "18 %" in the language of the page. */
export const percent = (chance: number): string =>
  new Intl.NumberFormat(LOCALES[words.lang], { style: 'percent', maximumFractionDigits: 0 }).format(chance);

/** "−16": games of 100, with the sign that is as wide as a plus. */
export function change(by: number): string {
  const format = new Intl.NumberFormat(LOCALES[words.lang], { signDisplay: 'exceptZero' });
  return format.format(by || 0).replace('-', '−');
}
