import type { ByteSource } from './source.ts';
import { Unreadable } from './unreadable.ts';

/** A file inside a zip archive. */
export interface ZippedFile {
  readonly name: string;
  readonly isDeflated: boolean;
  readonly start: number;
  readonly end: number;
}

const marks = { file: 0x04034b50, entry: 0x02014b50, end: 0x06054b50 };
/** The record at the end of a zip archive, with the longest possible comment. */
const maxEndBytes = 65_557;
const endBytes = 22;
const entryBytes = 46;
const fileBytes = 30;
const maxDirectoryBytes = 16_000_000;
const [stored, deflated] = [0, 8];

export const isZip = (beginning: Uint8Array): boolean =>
  beginning.length >= 4 && viewOf(beginning).getUint32(0, true) === marks.file;

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

async function readAt(source: ByteSource, start: number, bytes: number): Promise<DataView> {
  if (start + bytes > source.size) throw new Unreadable('damaged');
  return viewOf(await source.slice(start, start + bytes));
}

/** Central directory, found through the record at the end of the file. */
async function centralDirectoryOf(source: ByteSource): Promise<DataView> {
  const length = Math.min(source.size, maxEndBytes);
  const tail = await readAt(source, source.size - length, length);
  for (let at = length - endBytes; at >= 0; at -= 1) {
    if (tail.getUint32(at, true) !== marks.end) continue;
    const [bytes, start] = [tail.getUint32(at + 12, true), tail.getUint32(at + 16, true)];
    if (bytes > maxDirectoryBytes) throw new Unreadable('tooLarge');
    return readAt(source, start, bytes);
  }
  throw new Unreadable('damaged');
}

interface Entry extends Pick<ZippedFile, 'name'> {
  readonly method: number;
  readonly isSecret: boolean;
  readonly bytes: number;
  readonly at: number;
}

function* entriesIn(list: DataView): Generator<Entry> {
  for (let at = 0; at + entryBytes <= list.byteLength && list.getUint32(at, true) === marks.entry; ) {
    const lengths = [28, 30, 32].map((each) => list.getUint16(at + each, true));
    const [name = 0] = lengths;
    yield {
      name: new TextDecoder().decode(new Uint8Array(list.buffer, list.byteOffset + at + entryBytes, name)),
      isSecret: (list.getUint16(at + 8, true) & 1) === 1,
      method: list.getUint16(at + 10, true),
      bytes: list.getUint32(at + 20, true),
      at: list.getUint32(at + 42, true),
    };
    at += entryBytes + lengths.reduce((sum, each) => sum + each, 0);
  }
}

/** Ignores files that operating systems add. */
const isOfRecords = ({ name }: Entry) =>
  /\.(csv|tsv|tab|json|jsonl|ndjson|txt|text)$/i.test(name) && !/(^|\/)(\.|__MACOSX\/)/.test(name);

/** Finds the only file in the archive that can hold records. */
export async function fileInZip(source: ByteSource): Promise<ZippedFile> {
  const [entry, ...others] = [...entriesIn(await centralDirectoryOf(source))].filter(isOfRecords);
  if (others.length > 0) throw new Unreadable('manyFiles');
  if (!entry || entry.isSecret || (entry.method !== stored && entry.method !== deflated))
    throw new Unreadable('unknownFormat');
  const head = await readAt(source, entry.at, fileBytes);
  const start = entry.at + fileBytes + head.getUint16(26, true) + head.getUint16(28, true);
  return { name: entry.name, isDeflated: entry.method === deflated, start, end: start + entry.bytes };
}
