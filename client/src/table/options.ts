import { maybe } from '../i18n/index.svelte';

/** Words for the rules of a table. */
export function optionLabel(game: string, option: string): string {
  return maybe(`${game}-option-${option}`) ?? option.replaceAll('_', ' ');
}

export function optionValue(game: string, option: string, value: string | number): string {
  return maybe(`${game}-option-${option}-${value}`) ?? String(value).replaceAll('_', ' ');
}
