// One of several ways to do the same.

import type { Answer } from './answers';
import { godName, payText, say, upperFirst } from './names';

/** How one way differs from the others to do the same: what it is called, and how it is paid. */
export function wayParts({ calls, manner }: Pick<Answer, 'calls' | 'manner'>): [string, string][] {
  const called = calls.map(({ god, pay }): [string, string] => [godName(god), payText(pay)]);
  const how =
    manner && manner !== 'use' ? `table-way-${manner}` : calls.length > 0 ? null : 'table-way-plain';
  return how ? [[upperFirst(say(how)), ''], ...called] : called;
}
