import type { FileRow } from '#domain/creation/portable/read-rows.ts';

/** A page that shows megabytes of an example row freezes. */
const maxShownChars = 5_000;

/** Data URLs and JSON cannot be read without their end. */
const needsEnd = (text: string) => /^\s*(data:|[[{])/.test(text);

const isLong = (value: unknown): value is string =>
  typeof value === 'string' && value.length > maxShownChars && !needsEnd(value);

const truncated = (text: string) => `${text.slice(0, maxShownChars).replace(/[\ud800-\udbff]$/, '')}…`;

function truncateValue(value: unknown): unknown {
  if (isLong(value)) return truncated(value);
  if (Array.isArray(value)) return value.map(truncateValue);
  return typeof value === 'object' && value !== null ? truncateRow(value as FileRow) : value;
}

export const truncateRow = (row: FileRow): FileRow =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, truncateValue(value)]));
