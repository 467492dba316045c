// For tests of what the coach says of a game.

import { plain } from '../i18n/index.svelte';
import type { PromptContext } from '../table/game';
import { deedOf, type Care, type Deed } from './words';

/** Of what a prompt knows a test names only what is read. */
export const deed = <View>(ctx: object): Deed<View> => deedOf<View>(ctx as PromptContext);

export const told = (cares: Care[]): string[] => cares.map(({ text }) => plain(text));
