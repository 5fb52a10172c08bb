/** A record with this number of keys is still written and read in tenths of a second. */
export const maxMetadataKeys = 10_000;
export const maxFieldKeys = 100_000;

/** Whether the objects in a value have more keys than that, all of them together. */
export function hasMoreKeys(value: unknown, maxKeys: number): boolean {
  const open: unknown[] = [value];
  let count = 0;
  while (open.length > 0 && count <= maxKeys) {
    const next = open.pop();
    if (typeof next !== 'object' || next === null) continue;
    const inside: readonly unknown[] = Object.values(next);
    if (!Array.isArray(next)) count += inside.length;
    for (const each of inside) open.push(each);
  }
  return count > maxKeys;
}
