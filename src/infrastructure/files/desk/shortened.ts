import type { FileRow } from '#domain/creation/portable/read-rows.ts';

/** More than anybody reads of a row that is only shown as an example; a page that shows all of it stands still. */
const mostShown = 5_000;

/** Without their end, these would be nothing. */
const isWhole = (text: string) => /^\s*(data:|[[{])/.test(text);

const isLong = (value: unknown): value is string =>
  typeof value === 'string' && value.length > mostShown && !isWhole(value);

const cut = (text: string) => `${text.slice(0, mostShown).replace(/[\ud800-\udbff]$/, '')}…`;

function shorten(value: unknown): unknown {
  if (isLong(value)) return cut(value);
  if (Array.isArray(value)) return value.map(shorten);
  return typeof value === 'object' && value !== null ? shortened(value as FileRow) : value;
}

/** A row as it is shown. */
export const shortened = (row: FileRow): FileRow =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, shorten(value)]));
