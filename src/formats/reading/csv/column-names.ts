import type { FileRow } from '#domain/creation/portable/read-rows.ts';

/** Columns without a name, or with the name of an earlier column, get a number. */
export function columnNames(header: readonly (string | null)[]): readonly string[] {
  const taken = new Set<string>();
  return header.map((cell, index) => {
    const name = freeName((cell ?? '').trim() || `column ${index + 1}`, taken);
    taken.add(name);
    return name;
  });
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name;
  let number = 2;
  while (taken.has(`${name} ${number}`)) number += 1;
  return `${name} ${number}`;
}

/** Handles any name, such as `__proto__`. */
export const rowOf = (names: readonly string[], cells: readonly unknown[]): FileRow =>
  Object.fromEntries(names.map((name, index) => [name, cells[index] ?? null]));
