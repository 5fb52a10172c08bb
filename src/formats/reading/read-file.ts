import type { FileFacts, RowBatch } from '#domain/creation/portable/read-rows.ts';
import { readCsv } from './csv/read-csv.ts';
import { decoderOf } from './encoding.ts';
import { readJson } from './json/read-json.ts';
import { readJsonLines } from './json/read-json-lines.ts';
import { openParquet, readParquet } from './parquet/read-parquet.ts';
import { readLines } from './read-lines.ts';
import { type ByteSource, piecesOf } from './source.ts';
import type { TextReader } from './text-reader.ts';
import { unzipped } from './unzipped.ts';

function readerOf({ format, delimiter = ',', isHeaded }: FileFacts): TextReader {
  if (format === 'csv') return readCsv(delimiter, isHeaded);
  if (format === 'json') return readJson();
  return format === 'jsonl' ? readJsonLines() : readLines();
}

function counted(source: ByteSource) {
  const counts = { bytes: 0 };
  const slice: ByteSource['slice'] = (start, end) => {
    counts.bytes = Math.max(counts.bytes, end);
    return source.slice(start, end);
  };
  return { counts, source: { ...source, slice } };
}

export async function* readFile(file: ByteSource, facts: FileFacts): AsyncGenerator<RowBatch> {
  if (facts.format === 'parquet') return yield* readParquet(file, await openParquet(file));
  const { counts, source } = counted(file);
  const decoder = decoderOf(facts.encoding ?? 'utf-8');
  const reader = readerOf(facts);
  for await (const piece of facts.isZipped ? unzipped(source) : piecesOf(source))
    yield { ...reader.push(decoder.decode(piece)), bytesRead: counts.bytes };
  const rest = reader.push(decoder.end());
  const end = reader.end();
  yield { rows: [...rest.rows, ...end.rows], unread: [...rest.unread, ...end.unread], bytesRead: source.size };
}
