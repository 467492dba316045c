// What has changed from one view to the next: the twin of src/ludarium/server/patch.py, which says what a change is.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Change = [Json] | [Json, string] | Changes;
type Changes = { [key: string]: Change | Json };

const GONE = 0;

/** The new value; the old one stays as it was, and what has not changed is shared. */
export function apply(old: Json, change: Change): Json {
  if (Array.isArray(change)) return change[0];
  if (Array.isArray(old)) return ofList(old, change);
  return old !== null && typeof old === 'object' ? ofObject(old, change) : old;
}

function ofObject(old: { [key: string]: Json }, changes: Changes): Json {
  const known = new Set(Object.keys(old));
  const added = Object.entries(changes).filter(([key]) => !known.has(key)) as [string, [Json, string?]][];
  if (Object.keys(changes).length === 0) return old;
  const change = new Map(Object.entries(changes)) as Map<string, Change | 0>;
  const before = (next?: string) =>
    added.filter(([, [, key]]) => key === next).map(([key, [value]]): [string, Json] => [key, value]);
  const found: [string, Json][] = [];
  for (const [key, value] of Object.entries(old)) {
    const one = change.get(key) ?? {};
    found.push(...before(key));
    if (one !== GONE) found.push([key, apply(value, one)]);
  }
  return Object.fromEntries([...found, ...before()]);
}

function ofList(old: Json[], { at, cut, '+': put, ...changes }: Changes): Json {
  const changed = Object.entries(changes) as [string, Change][];
  if (cut === undefined && put === undefined && changed.length === 0) return old;
  const found = old.toSpliced((at as number) ?? old.length, (cut as number) ?? 0, ...((put as Json[]) ?? []));
  for (const [index, one] of changed) found[Number(index)] = apply(found[Number(index)]!, one);
  return found;
}
