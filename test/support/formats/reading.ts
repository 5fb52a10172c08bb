import { gzipSync } from 'node:zlib';
import type { ChosenFacts, FileFacts, FileRow, UnreadRow } from '#domain/creation/portable/read-rows.ts';
import { findFacts } from '#formats/reading/find-facts.ts';
import { readFile } from '#formats/reading/read-file.ts';
import type { ByteSource } from '#formats/reading/source.ts';

export interface ReadWhole {
  readonly facts: FileFacts;
  readonly rows: readonly FileRow[];
  readonly unread: readonly UnreadRow[];
}

const bytesOf = (content: string | Uint8Array) =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content;

export const sourceOfBytes = (bytes: Uint8Array, name: string): ByteSource => ({
  name,
  size: bytes.length,
  slice: async (start, end) => bytes.subarray(start, end),
});

export async function readWhole(
  content: string | Uint8Array,
  name = 'file',
  given: ChosenFacts = {},
): Promise<ReadWhole> {
  const source = sourceOfBytes(bytesOf(content), name);
  const facts = await findFacts(source, given);
  const rows: FileRow[] = [];
  const unread: UnreadRow[] = [];
  for await (const batch of readFile(source, facts)) {
    for (const row of batch.rows) rows.push(row);
    for (const each of batch.unread) unread.push(each);
  }
  return { facts, rows, unread };
}

export function utf16(text: string, isBig: boolean): Uint8Array {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le');
  return isBig ? bytes.swap16() : bytes;
}

export const zipped = (text: string): Uint8Array => gzipSync(text);
