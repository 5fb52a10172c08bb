import type { Encoding, FileFacts, FileFormat, GivenFacts } from '#domain/creation/portable/read-rows.ts';
import { findDelimiter } from './csv/find-delimiter.ts';
import { decoderOf, findEncoding } from './encoding.ts';
import { holdsRows } from './json/read-json.ts';
import { isParquet } from './parquet/read-parquet.ts';
import type { ByteSource } from './source.ts';
import { Unreadable } from './unreadable.ts';
import { isZipped, unzipped } from './unzipped.ts';

const looked = 65_536;

async function beginningOf(source: ByteSource, isPacked: boolean): Promise<Uint8Array> {
  if (!isPacked) return source.slice(0, Math.min(source.size, looked));
  for await (const piece of unzipped(source)) return piece.subarray(0, looked);
  return new Uint8Array();
}

const suffixes: ReadonlyMap<string, FileFormat> = new Map([
  ['txt', 'text'],
  ['text', 'text'],
  ['md', 'text'],
]);

const suffixOf = (name: string) => /\.([^./\\]+)$/.exec(name.toLowerCase().replace(/\.gz$/, ''))?.[1] ?? '';

/** By what stands in it; only between a table and plain lines the name decides. */
function findFormat(text: string, name: string): FileFormat {
  const begun = text.trimStart();
  if (begun.startsWith('[')) return 'json';
  if (begun.startsWith('{')) return isOnLines(begun, name) || isOneOfLines(begun, name) ? 'jsonl' : 'json';
  const named = suffixes.get(suffixOf(name));
  if (named) return named;
  const isTable = /[,;\t|]/.test(text.split(/\r|\n/, 1)[0] ?? '');
  return isTable || ['csv', 'tsv', 'tab'].includes(suffixOf(name)) ? 'csv' : 'text';
}

const isCalledLines = (name: string) => ['jsonl', 'ndjson'].includes(suffixOf(name));

/** Called so, it is so if no line ends in what was looked at, as pictures make them long; or if the first is broken, but others are objects. */
const isOneOfLines = (text: string, name: string) =>
  isCalledLines(name) && (!/[\r\n]/.test(text) || /^\{.*\}\r?$/m.test(text));

/** Under such names the rows of a document stand together. */
const listed = /"(data|records|rows|items|examples)":\s*\[\s*\{/;

/** An object ends where its line does, and more may follow; a single one that holds a list of rows is a document. */
function isOnLines(text: string, name: string): boolean {
  const [first = '', ...others] = text.split(/\r\n|\r|\n/);
  const isAlone = others.every((line) => line.trim() === '');
  const isDocument = isAlone && (listed.test(first) || (!isCalledLines(name) && holdsRows(first)));
  return first.trimEnd().endsWith('}') && !isDocument;
}

/** What a file is, by its first bytes. */
export async function findFacts(source: ByteSource, given: GivenFacts = {}): Promise<FileFacts> {
  if (source.size === 0) throw new Unreadable('empty');
  const start = await source.slice(0, 4);
  if (isParquet(start)) return { format: 'parquet', encoding: undefined, delimiter: undefined, isZipped: false };
  const isPacked = isZipped(start);
  const beginning = await beginningOf(source, isPacked);
  const encoding: Encoding = given.encoding ?? findEncoding(beginning);
  const text = decoderOf(encoding).decode(beginning);
  if (text.includes('\0')) throw new Unreadable('unknownFormat');
  if (text.trim() === '') throw new Unreadable('empty');
  const format = given.format ?? findFormat(text, source.name);
  const delimiter = format === 'csv' ? (given.delimiter ?? findDelimiter(text)) : undefined;
  return { format, encoding, delimiter, isZipped: isPacked };
}
