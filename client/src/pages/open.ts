import { api, Refusal } from '../api';
import { t } from '../i18n/index.svelte';
import { me } from '../me.svelte';
import { route, to } from '../router.svelte';
import type { NewTable } from '../wire';

/** Opens a table and goes there; gives the reason if the server says no, or an empty text. */
export async function open(table: NewTable, named = () => me.known()): Promise<string> {
  try {
    if (await named()) route.go(to.table((await api.open(table)).id));
    return '';
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return t(`error-${error.key}`, error.args);
  }
}
