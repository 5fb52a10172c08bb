import type { ExportedRecord, ExportOrder, ExportShape } from '#domain/datasets/exporting/export-order.ts';
import { exportedAnswers } from '#domain/datasets/exporting/exported-answers.ts';
import { columnsOf } from './columns.ts';
import { bytesOf, type FileWriter, nothing } from './file-writer.ts';
import type { Kind } from './kind.ts';
import { termText } from './term.ts';

/** As RFC 4180 has it: commas, doubled quotes, lines that end with CR and LF. Lists and objects are JSON. */
export function csv(order: ExportOrder, shape: ExportShape): FileWriter {
  const columns = columnsOf(order, shape);
  const lineOf = (record: ExportedRecord) => {
    const answers = exportedAnswers(record, shape, order.answersOf);
    return line(columns.map(({ kind, read }) => cell(read(record, answers), kind)));
  };
  return {
    begin: () => bytesOf(line(columns.map(({ name }) => quoted(name)))),
    add: (records) => bytesOf(records.map(lineOf).join('')),
    end: () => nothing,
  };
}

const line = (cells: readonly string[]) => `${cells.join(',')}\r\n`;

/** What is missing is an empty cell, an empty text one with quotes. */
function cell(value: unknown, kind: Kind): string {
  if (value === undefined || value === null) return '';
  if (kind === 'term') return quoted(termText(value));
  return quoted(typeof value === 'object' || kind === 'json' ? JSON.stringify(value) : String(value));
}

const quoted = (text: string) =>
  text === '' || /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
