import type { FileRow } from '../portable/read-rows.ts';

/** A row that the server did not take. */
export interface RefusedRow {
  /** Its number in the file, from 1. */
  readonly row: number;
  readonly reason: string;
  /** What stands in it, as long as that is not too much to keep. */
  readonly cells?: FileRow | undefined;
}

/** `waiting` is for the network, `stopped` is for good unless somebody tries anew. */
export type UploadState = 'running' | 'waiting' | 'paused' | 'stopped' | 'done';

/** Records on their way from a file into a dataset. */
export interface Upload {
  readonly id: string;
  readonly datasetId: string;
  readonly datasetName: string;
  readonly fileName: string;
  readonly state: UploadState;
  /** The rows that have been dealt with: taken or refused. */
  readonly sent: number;
  /** How many there are, if somebody has counted. */
  readonly rows: number | undefined;
  readonly bytesRead: number;
  readonly bytes: number;
  /** As many as anybody reads. */
  readonly refused: readonly RefusedRow[];
  readonly refusedCount: number;
  /** Columns with cells that did not fit, and in how many rows. */
  readonly wrong: Readonly<Record<string, number>>;
  /** Those whose answers became suggestions, as nobody is called so here. */
  readonly strangers: readonly string[];
}

export const isOver = ({ state }: Upload) => state === 'done' || state === 'stopped';

/** How much of it is done, from 0 to 1. */
export function fractionSent({ state, sent, rows, bytesRead, bytes }: Upload): number {
  if (state === 'done') return 1;
  if (rows !== undefined) return rows === 0 ? 1 : Math.min(1, sent / rows);
  return bytes === 0 ? 0 : Math.min(1, bytesRead / bytes);
}

const maxRefusedRows = 10_000;
const maxRefusedChars = 1_000_000;

export function withRefused(upload: Upload, refused: readonly RefusedRow[]): Upload {
  if (refused.length === 0) return upload;
  return {
    ...upload,
    refused: withinCharLimit([...upload.refused, ...refused].slice(0, maxRefusedRows)),
    refusedCount: upload.refusedCount + refused.length,
  };
}

/** Keeps the cells of the first rows, and of the others number and reason alone. */
function withinCharLimit(refused: readonly RefusedRow[]): readonly RefusedRow[] {
  let chars = 0;
  return refused.map((each) => {
    chars += each.cells ? JSON.stringify(each.cells).length : 0;
    return chars <= maxRefusedChars ? each : { row: each.row, reason: each.reason };
  });
}

/** What has become of some of its rows. */
export interface DeliveredRows {
  readonly sent: number;
  readonly bytesRead: number;
  /** Columns with cells that did not fit, each as often as a row had one. */
  readonly wrong: readonly string[];
  readonly strangers: readonly string[];
}

export function withDelivered(upload: Upload, { sent, bytesRead, wrong, strangers }: DeliveredRows): Upload {
  const counts = new Map(Object.entries(upload.wrong));
  for (const column of wrong) counts.set(column, (counts.get(column) ?? 0) + 1);
  return {
    ...upload,
    sent,
    bytesRead,
    wrong: Object.fromEntries(counts),
    strangers: [...new Set([...upload.strangers, ...strangers])],
  };
}
