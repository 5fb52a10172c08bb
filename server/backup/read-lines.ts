import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import * as v from 'valibot';
import { StartError } from '../start-error.ts';
import { type Header, header, type Trailer, tableLine, trailer } from './format.ts';

export const damaged = (why: string) => new StartError(`This backup is damaged: ${why}. Nothing was restored.`);

const parseLine = <S extends v.GenericSchema>(schema: S, line: string): v.InferOutput<S> | undefined => {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), line);
  return result.success ? result.output : undefined;
};

/** Splits at line feeds only: JSON may contain other Unicode line separators. */
async function* linesOf(input: Readable): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const bytes of input) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

export interface Chunk {
  readonly table: string;
  readonly lines: readonly string[];
}

const maxChunkLines = 1_000;
const maxChunkChars = 4_000_000;

class ChunkBuffer {
  private lines: string[] = [];
  private chars = 0;

  get isFull() {
    return this.lines.length >= maxChunkLines || this.chars > maxChunkChars;
  }

  add(line: string) {
    this.lines.push(line);
    this.chars += line.length;
  }

  take(table: string): readonly Chunk[] {
    const { lines } = this;
    this.lines = [];
    this.chars = 0;
    return lines.length > 0 ? [{ table, lines }] : [];
  }
}

const tableNameIn = (line: string) => (line.startsWith('{"table":') ? parseLine(tableLine, line)?.table : undefined);

async function* chunksOf(lines: AsyncIterable<string>, verifier: BackupVerifier): AsyncGenerator<Chunk> {
  const buffer = new ChunkBuffer();
  let table = '';
  for await (const line of lines) {
    if (verifier.end(line)) break;
    verifier.add(line);
    const next = tableNameIn(line);
    if (next !== undefined) {
      yield* buffer.take(table);
      table = next;
      verifier.begin(table);
    } else {
      verifier.count(table);
      buffer.add(line);
      if (buffer.isFull) yield* buffer.take(table);
    }
  }
  yield* buffer.take(table);
}

class BackupVerifier {
  private readonly hash = createHash('sha256');
  private readonly rows: Record<string, number> = {};
  private trailer: Trailer | undefined;

  add(line: string) {
    this.hash.update(`${line}\n`);
  }

  begin(table: string) {
    this.rows[table] = 0;
  }

  count(table: string) {
    this.rows[table] = (this.rows[table] ?? 0) + 1;
  }

  end(line: string) {
    if (line.startsWith('{"rows":')) this.trailer = parseLine(trailer, line);
    return this.trailer !== undefined;
  }

  check(): Readonly<Record<string, number>> {
    if (!this.trailer) throw damaged('the end of the file is missing');
    const isSame = Object.entries(this.trailer.rows).every(([table, count]) => this.rows[table] === count);
    if (!isSame || this.trailer.sha256 !== this.hash.digest('hex')) throw damaged('the checksum does not match');
    return this.rows;
  }
}

export interface ReadBackup {
  readonly header: Header;
  readonly chunks: AsyncIterable<Chunk>;
  /** Row counts by table, after all chunks were read; throws if rows are missing. */
  readonly check: () => Readonly<Record<string, number>>;
}

export async function readLines(input: Readable): Promise<ReadBackup> {
  const lines = linesOf(input);
  const first = await lines.next();
  const known = first.done ? undefined : parseLine(header, first.value);
  if (!known) throw new StartError('This file is not a Postil backup, or a newer version of Postil wrote it.');
  const verifier = new BackupVerifier();
  verifier.add(first.value);
  return { header: known, chunks: chunksOf(lines, verifier), check: () => verifier.check() };
}
