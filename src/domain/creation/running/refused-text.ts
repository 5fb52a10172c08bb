import type { FileRow } from '../portable/read-rows.ts';
import type { RefusedRow } from './upload.ts';

const rowColumn = 'refused_row';
const reasonColumn = 'refused_because';

interface RefusedFile {
  readonly extension: 'csv' | 'jsonl';
  readonly text: string;
}

/** Refused rows with number and reason, so that the user can correct and add them again. */
export function refusedFile(refused: readonly RefusedRow[]): RefusedFile {
  const rows = refused.map(
    ({ row, reason, cells }): FileRow => ({ ...cells, [rowColumn]: row, [reasonColumn]: reason }),
  );
  const isTable = refused.every(({ cells = {} }) => Object.values(cells).every(isCell));
  return isTable
    ? { extension: 'csv', text: csvOf(rows) }
    : { extension: 'jsonl', text: rows.map((row) => `${JSON.stringify(row)}\n`).join('') };
}

const isCell = (value: unknown) => value === null || typeof value !== 'object';

function csvOf(rows: readonly FileRow[]): string {
  const own = [rowColumn, reasonColumn];
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((name) => !own.includes(name));
  const lines = rows.map((row) => [...columns, ...own].map((name) => cell(row[name])).join(','));
  return [[...columns, ...own].map(cell).join(','), ...lines].map((line) => `${line}\r\n`).join('');
}

function cell(value: unknown): string {
  const text = value === undefined || value === null ? '' : String(value);
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
