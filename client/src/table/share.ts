/**
 * The new value, built from parts of the old one wherever they are equal.
 * An unchanged part stays the same object, so nothing that shows it is drawn again.
 */
export function share<T>(old: unknown, fresh: T): T {
  if (Object.is(old, fresh) || !isTree(old) || !isTree(fresh)) return fresh;
  if (Array.isArray(old) !== Array.isArray(fresh)) return fresh;
  const before = old as Record<string, unknown>;
  const after = fresh as Record<string, unknown>;
  const keys = Object.keys(after);
  let same = keys.length === Object.keys(before).length;
  for (const key of keys) {
    after[key] = share(before[key], after[key]);
    same &&= Object.hasOwn(before, key) && Object.is(before[key], after[key]);
  }
  return same ? (old as T) : fresh;
}

function isTree(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
