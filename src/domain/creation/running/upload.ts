import type { FileRow } from '../portable/read-rows.ts';

export interface RefusedRow {
  /** Number in the file, from 1. */
  readonly row: number;
  readonly reason: string;
  /** Source cells, up to a total size. */
  readonly cells?: FileRow | undefined;
}

/** `waiting`: for the network. `stopped`: until the user retries. */
export type UploadState = 'running' | 'waiting' | 'paused' | 'stopped' | 'done';

export interface Upload {
  readonly id: string;
  readonly datasetId: string;
  readonly datasetName: string;
  readonly fileName: string;
  readonly state: UploadState;
  /** Rows handled, accepted or refused. */
  readonly sent: number;
  readonly rows: number | undefined;
  readonly bytesRead: number;
  readonly bytes: number;
  /** Only the first ones. */
  readonly refused: readonly RefusedRow[];
  readonly refusedCount: number;
  /** Rows with unfit cells, by column. */
  readonly wrong: Readonly<Record<string, number>>;
  /** Unknown usernames, whose answers became suggestions. */
  readonly strangers: readonly string[];
}

export const isOver = ({ state }: Upload) => state === 'done' || state === 'stopped';

/** From 0 to 1. */
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

function withinCharLimit(refused: readonly RefusedRow[]): readonly RefusedRow[] {
  let chars = 0;
  return refused.map((each) => {
    chars += each.cells ? JSON.stringify(each.cells).length : 0;
    return chars <= maxRefusedChars ? each : { row: each.row, reason: each.reason };
  });
}

export interface DeliveredRows {
  readonly sent: number;
  readonly bytesRead: number;
  /** Columns with unfit cells, once per row. */
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
