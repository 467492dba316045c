import { maybe } from '../i18n/index.svelte';

/** Words for the rules of a table. */
export function optionLabel(game: string, option: string): string {
  return maybe(`${game}-option-${option}`) ?? option.replaceAll('_', ' ');
}

/** A game may say it in its own words; of a switch the page says yes or no. */
export function optionValue(game: string, option: string, value: string | number): string {
  const own = maybe(`${game}-option-${option}-${value}`);
  return own ?? maybe(`option-value-${value}`) ?? String(value).replaceAll('_', ' ');
}
