// The sentences beside the confirm button: what you can do, or what this move is and leads to.

import { t } from '../../i18n/index.svelte';
import type { Prompt, PromptContext } from '../../table/game';
import { answerOf } from './answers';
import { asking } from './asking';
import { isGod, type God } from './inventory';
import { later } from './later.svelte';
import { god } from './says';

export function prompt(ctx: PromptContext): Prompt {
  const { path, complete } = ctx.choice;
  const said = path.length > 0 ? later() : null;
  if (complete && said) return said.planned(ctx, answerOf(path));
  const called = unpaid(path);
  if (!called) return asking(ctx);
  return { title: t('borabora-ask-pay', { what: god(called) }), detail: t('borabora-god-cost') };
}

/** The god that was called, but not yet paid for. */
function unpaid(path: string[]): God | null {
  let rest = path;
  while (isGod(rest[0])) {
    const long = rest[1] === 'pair' ? 3 : 2;
    if (rest.length < long) return rest[0];
    rest = rest.slice(long);
  }
  return null;
}
