import type { ExportedRecord, ExportOrder, ExportShape } from '#domain/datasets/exporting/export-order.ts';
import { exportedAnswers } from '#domain/datasets/exporting/exported-answers.ts';
import { columnsOf } from './columns.ts';
import { bytesOf, type FileWriter, nothing } from './file-writer.ts';
import type { ColumnKind } from './kind.ts';
import { termText } from './term.ts';

/** CSV after RFC 4180: commas, doubled quotes, CRLF. Lists and objects are JSON. */
export function csv(order: ExportOrder, shape: ExportShape): FileWriter {
  const columns = columnsOf(order, shape);
  const asText = order.safeForSpreadsheets ? guarded : quoted;
  const lineOf = (record: ExportedRecord) => {
    const answers = exportedAnswers(record, shape, order.answersOf);
    return line(columns.map(({ kind, read }) => cell(read(record, answers), kind, asText)));
  };
  return {
    begin: () => bytesOf(line(columns.map(({ name }) => asText(name)))),
    add: (records) => bytesOf(records.map(lineOf).join('')),
    end: () => nothing,
  };
}

/** A line for spreadsheets: no text runs as a formula. */
export const csvLine = (values: readonly unknown[]): string =>
  line(values.map((value) => cell(value, 'text', guarded)));

const line = (cells: readonly string[]) => `${cells.join(',')}\r\n`;

/** A missing value is an empty cell, an empty text a quoted one. */
function cell(value: unknown, kind: ColumnKind, asText: (text: string) => string): string {
  if (value === undefined || value === null) return '';
  if (kind === 'term') return asText(termText(value));
  if (typeof value === 'object' || kind === 'json') return quoted(JSON.stringify(value));
  return typeof value === 'string' ? asText(value) : quoted(String(value));
}

/** Characters that start a formula, also in full width; a tab may precede one. */
const beginsFormula = /^[=+\-@\t\r＝＋－＠]/;

const guarded = (text: string) => quoted(beginsFormula.test(text) ? `'${text}` : text);

const quoted = (text: string) =>
  text === '' || /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
