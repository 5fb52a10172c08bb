import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import * as v from 'valibot';
import { StartError } from '../start-error.ts';
import { type Header, header, type Trailer, tableLine, trailer } from './format.ts';

export const damaged = (why: string) => new StartError(`This backup is damaged: ${why}. Nothing of it was taken.`);

const read = <S extends v.GenericSchema>(schema: S, line: string): v.InferOutput<S> | undefined => {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), line);
  return result.success ? result.output : undefined;
};

/** Only at line feeds: JSON may hold every other sign that some take for the end of a line. */
async function* linesOf(input: Readable): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let left = '';
  for await (const bytes of input) {
    const lines = (left + decoder.decode(bytes, { stream: true })).split('\n');
    left = lines.pop() ?? '';
    yield* lines;
  }
  if (left !== '') yield left;
}

/** Rows of one table, some at a time. */
export interface Chunk {
  readonly table: string;
  readonly lines: readonly string[];
}

const linesAtOnce = 1_000;
const bytesAtOnce = 4_000_000;

/** Lines of one table, until they are enough to be taken together. */
class Pile {
  private lines: string[] = [];
  private size = 0;

  get isFull() {
    return this.lines.length >= linesAtOnce || this.size > bytesAtOnce;
  }

  add(line: string) {
    this.lines.push(line);
    this.size += line.length;
  }

  take(table: string): readonly Chunk[] {
    const { lines } = this;
    this.lines = [];
    this.size = 0;
    return lines.length > 0 ? [{ table, lines }] : [];
  }
}

const begins = (line: string) => (line.startsWith('{"table":') ? read(tableLine, line)?.table : undefined);

/** What follows the header, up to the trailer. */
async function* chunksOf(lines: AsyncIterable<string>, seen: Seen): AsyncGenerator<Chunk> {
  const pile = new Pile();
  let table = '';
  for await (const line of lines) {
    if (seen.end(line)) break;
    seen.add(line);
    const next = begins(line);
    if (next !== undefined) {
      yield* pile.take(table);
      table = next;
      seen.begin(table);
    } else {
      seen.count(table);
      pile.add(line);
      if (pile.isFull) yield* pile.take(table);
    }
  }
  yield* pile.take(table);
}

/** Adds up what was read, to be compared with what the trailer says. */
class Seen {
  private readonly hash = createHash('sha256');
  private readonly rows: Record<string, number> = {};
  private told: Trailer | undefined;

  add(line: string) {
    this.hash.update(`${line}\n`);
  }

  begin(table: string) {
    this.rows[table] = 0;
  }

  count(table: string) {
    this.rows[table] = (this.rows[table] ?? 0) + 1;
  }

  /** Whether this line is the trailer. */
  end(line: string) {
    if (line.startsWith('{"rows":')) this.told = read(trailer, line);
    return this.told !== undefined;
  }

  check(): Readonly<Record<string, number>> {
    if (!this.told) throw damaged('its end is missing');
    const isSame = Object.entries(this.told.rows).every(([table, count]) => this.rows[table] === count);
    if (!isSame || this.told.sha256 !== this.hash.digest('hex')) throw damaged('its checksum is another');
    return this.rows;
  }
}

export interface ReadBackup {
  readonly header: Header;
  readonly chunks: AsyncIterable<Chunk>;
  /** Once all chunks were read: how many rows each table has; throws if something is missing. */
  readonly check: () => Readonly<Record<string, number>>;
}

/** Reads an uncompressed backup. */
export async function readLines(input: Readable): Promise<ReadBackup> {
  const lines = linesOf(input);
  const first = await lines.next();
  const known = first.done ? undefined : read(header, first.value);
  if (!known) throw new StartError('This is no backup of Postil, or one that a newer version wrote.');
  const seen = new Seen();
  seen.add(first.value);
  return { header: known, chunks: chunksOf(lines, seen), check: () => seen.check() };
}
