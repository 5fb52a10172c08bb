/** Records of this size take tenths of a second to write and read. */
export const maxMetadataKeys = 10_000;
export const maxFieldKeys = 100_000;

/** Counts the keys of nested objects, too. */
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
