import type { FileProgress } from '#application/ports/datasets/record-files.ts';
import type { ExportFormat } from '#domain/datasets/exporting/export-order.ts';

export type Told = (progress: FileProgress) => void;

const [newLine, quote] = [0x0a, 0x22];

/** How many records have come; undefined where only the end of the file tells. */
export type Count = (piece: Uint8Array) => number | undefined;

/** In JSON every line is a record. */
function lines(): Count {
  let records = 0;
  return (piece) => {
    for (const byte of piece) if (byte === newLine) records += 1;
    return records;
  };
}

/** In CSV a line ends outside of quotes; the first one names the columns. */
function rows(): Count {
  let records = -1;
  let isQuoted = false;
  return (piece) => {
    for (const byte of piece) {
      if (byte === quote) isQuoted = !isQuoted;
      else if (byte === newLine && !isQuoted) records += 1;
    }
    return Math.max(0, records);
  };
}

const none = (): Count => () => undefined;

export const counts: Readonly<Record<ExportFormat, () => Count>> = {
  jsonl: lines,
  csv: rows,
  parquet: none,
  conll: none,
};
