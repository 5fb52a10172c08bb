import type { ExportedRecord } from '#domain/datasets/exporting/export-order.ts';

/** Keeps nothing of what it has written. */
export interface FileWriter {
  begin(): Uint8Array;
  add(records: readonly ExportedRecord[]): Uint8Array;
  end(): Uint8Array;
}

export const nothing = new Uint8Array();

const encoder = new TextEncoder();
export const bytesOf = (text: string): Uint8Array => encoder.encode(text);
