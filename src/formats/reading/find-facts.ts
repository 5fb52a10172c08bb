import type { ChosenFacts, Encoding, FileFacts, FileFormat } from '#domain/creation/portable/read-rows.ts';
import { agreesOn, findDelimiter } from './csv/find-delimiter.ts';
import { findHeader } from './csv/find-header.ts';
import { decoderOf, findEncoding } from './encoding.ts';
import { holdsRows } from './json/read-json.ts';
import { isParquet } from './parquet/read-parquet.ts';
import type { ByteSource } from './source.ts';
import { Unreadable } from './unreadable.ts';
import { isZipped, nameInside, unzipped } from './unzipped.ts';

const inspectedBytes = 65_536;
const maxControlShare = 0.01;

async function beginningOf(source: ByteSource, isPacked: boolean): Promise<Uint8Array> {
  if (!isPacked) return source.slice(0, Math.min(source.size, inspectedBytes));
  for await (const piece of unzipped(source)) return piece.subarray(0, inspectedBytes);
  return new Uint8Array();
}

/** One control character may be an error in a text; binary files are full of them. */
const control = /(?![\s\x80-\x9f])\p{Cc}/gu;
const isBinary = (text: string) => (text.match(control)?.length ?? 0) > 1 + text.length * maxControlShare;

const suffixes = new Set(['txt', 'text', 'md', 'log']);

const suffixOf = (name: string) => /\.([^./\\]+)$/.exec(name.toLowerCase().replace(/\.gz$/, ''))?.[1] ?? '';

/** Whether the first line holds names in the style of programs, and all rows have as many cells. */
function isTitledTable(text: string): boolean {
  const [first = '', ...others] = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  const delimiter = findDelimiter(text);
  const names = first.split(delimiter);
  const isTitled = names.length > 1 && names.every((name) => /^"?[\p{L}_][\p{L}\d_.-]{0,40}"?$/u.test(name.trim()));
  return isTitled && others.length > 0 && agreesOn(delimiter, text);
}

/** Detects the format from the content; the name decides only between a table and plain lines. */
function findFormat(text: string, name: string): FileFormat {
  const begun = text.trimStart();
  if (begun.startsWith('[')) return 'json';
  if (begun.startsWith('{')) return isOnLines(begun, name) || isOneOfLines(begun, name) ? 'jsonl' : 'json';
  return isTable(text, name) ? 'csv' : 'text';
}

function isTable(text: string, name: string): boolean {
  if (suffixes.has(suffixOf(name))) return isTitledTable(text);
  return /[,;\t|]/.test(text.split(/\r|\n/, 1)[0] ?? '') || ['csv', 'tsv', 'tab'].includes(suffixOf(name));
}

const isCalledLines = (name: string) => ['jsonl', 'ndjson'].includes(suffixOf(name));

/**
 * A file with the extension of JSON lines is JSON lines if its first line is longer than the inspected part, as with
 * embedded images, or if its first line is broken but another one is an object.
 */
const isOneOfLines = (text: string, name: string) =>
  isCalledLines(name) && (!/[\r\n]/.test(text) || /^\{.*\}\r?$/m.test(text));

/** Keys under which JSON documents keep their rows. */
const listed = /"(data|records|rows|items|examples)":\s*\[\s*\{/;

/** In JSON lines, each object ends at its line end; a single object with a list of rows is a JSON document. */
function isOnLines(text: string, name: string): boolean {
  const [first = '', ...others] = text.split(/\r\n|\r|\n/);
  const isAlone = others.every((line) => line.trim() === '');
  const isDocument = isAlone && (listed.test(first) || (!isCalledLines(name) && holdsRows(first)));
  return first.trimEnd().endsWith('}') && !isDocument;
}

function factsOfTable(text: string, given: ChosenFacts) {
  const delimiter = given.delimiter ?? findDelimiter(text);
  return { delimiter, isHeaded: given.isHeaded ?? findHeader(text, delimiter) };
}

export async function findFacts(source: ByteSource, given: ChosenFacts = {}): Promise<FileFacts> {
  if (source.size === 0) throw new Unreadable('empty');
  const start = await source.slice(0, 4);
  if (isParquet(start)) return { format: 'parquet', encoding: undefined, delimiter: undefined, isZipped: false };
  const isPacked = isZipped(start);
  const beginning = await beginningOf(source, isPacked);
  const encoding: Encoding = given.encoding ?? findEncoding(beginning);
  const text = decoderOf(encoding).decode(beginning);
  if (isBinary(text)) throw new Unreadable('unknownFormat');
  if (text.trim() === '') throw new Unreadable('empty');
  const format = given.format ?? findFormat(text, isPacked ? await nameInside(source) : source.name);
  const table = format === 'csv' ? factsOfTable(text, given) : { delimiter: undefined };
  return { format, encoding, ...table, isZipped: isPacked };
}
