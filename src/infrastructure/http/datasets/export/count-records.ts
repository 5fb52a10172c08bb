import type { FileProgress } from '#application/ports/datasets/record-files.ts';
import type { ExportFormat } from '#domain/datasets/exporting/export-order.ts';

export type OnProgress = (progress: FileProgress) => void;

const [newLine, quote] = [0x0a, 0x22];

/** Records so far after each piece; undefined for formats without lines. */
export type RecordCounter = (piece: Uint8Array) => number | undefined;

function countLines(): RecordCounter {
  let records = 0;
  return (piece) => {
    for (const byte of piece) if (byte === newLine) records += 1;
    return records;
  };
}

/** Line ends inside quotes do not count, nor does the header. */
function countRows(): RecordCounter {
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

const countNothing = (): RecordCounter => () => undefined;

export const recordCounters: Readonly<Record<ExportFormat, () => RecordCounter>> = {
  jsonl: countLines,
  csv: countRows,
  parquet: countNothing,
  conll: countNothing,
};
