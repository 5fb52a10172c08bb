import type { Config } from '../../config.ts';
import type { Db } from '../../schema/database.ts';
import { VectorCopies } from './copies/vector-copies.ts';
import { best, type Nearest, type Neighbour, type Question } from './nearest/nearest.ts';
import { NearestThread } from './nearest/nearest-thread.ts';
import { allVectors, changedAfter, countOf, recordsWith, type VectorsOfName } from './stored-vectors.ts';
import { bytesOf, VectorsInMemory } from './vectors-in-memory.ts';

interface Kept {
  readonly vectors: VectorsInMemory;
  readonly expectedBytes: number;
  /** The version of which nothing is missing. */
  version: number;
  /** Resolves when the one before is done. */
  turn: Promise<unknown>;
}

type Ask = Omit<Question, 'blocks'>;

const nothingYet = -1;
const weight = ({ vectors, expectedBytes }: Kept) => Math.max(vectors.bytes, expectedBytes);

/** Answers which vectors are nearest, and keeps those that are asked for in memory as far as there is room. */
export class VectorMemory {
  private readonly thread = new NearestThread();
  private readonly copies: VectorCopies;
  /** By the number of the name; the latest used comes last. */
  private readonly kept = new Map<number, Kept>();

  constructor(
    private readonly db: Db,
    private readonly mostBytes: number,
  ) {
    this.copies = new VectorCopies(db);
  }

  get bytes(): number {
    return [...this.kept.values()].reduce((sum, each) => sum + weight(each), 0);
  }

  async nearest(of: VectorsOfName, ask: Ask): Promise<Nearest> {
    const kept = this.kept.get(of.n) ?? (await this.begin(of));
    return kept ? this.inTurn(kept, () => this.fromMemory(kept, of, ask)) : this.fromDatabase(of, ask);
  }

  /** Undefined where they are too many. */
  private async begin(of: VectorsOfName): Promise<Kept | undefined> {
    const expectedBytes = bytesOf(await countOf(this.db, of), of.dimensions);
    const begun = this.kept.get(of.n); // by somebody else, meanwhile
    if (begun || expectedBytes > this.mostBytes) return begun;
    const vectors = new VectorsInMemory(of.dimensions);
    const kept = { vectors, expectedBytes, version: nothingYet, turn: Promise.resolve() };
    this.kept.set(of.n, kept);
    return kept;
  }

  /** Nothing is written to what the thread reads. */
  private inTurn<T>(kept: Kept, work: () => Promise<T>): Promise<T> {
    const turn = kept.turn.then(work, work);
    kept.turn = turn;
    return turn;
  }

  private async fromMemory(kept: Kept, of: VectorsOfName, ask: Ask) {
    this.makeRoom(of.n, kept);
    await this.refresh(kept, of);
    this.makeRoom(of.n, kept);
    return this.isTooBig(kept) ? this.fromDatabase(of, ask) : this.thread.ask({ ...ask, blocks: kept.vectors.blocks });
  }

  private isTooBig(kept: Kept) {
    return weight(kept) > this.mostBytes;
  }

  private async refresh(kept: Kept, of: VectorsOfName) {
    if (kept.version >= of.version) return;
    for await (const rows of changedAfter(this.db, of, kept.version)) {
      if (this.isTooBig(kept)) return;
      for (const { seq, value } of rows) kept.vectors.put(seq, value);
    }
    if (kept.version !== nothingYet && of.forgotten > kept.version) {
      const there = await recordsWith(this.db, of);
      kept.vectors.keepOnly((seq) => there[seq] === 1);
    }
    kept.version = of.version;
  }

  /** At the cost of those that were not used for the longest time. What became too big has no room at all. */
  private makeRoom(n: number, kept: Kept) {
    this.kept.delete(n);
    if (this.isTooBig(kept)) return;
    this.kept.set(n, kept);
    for (const other of this.kept.keys()) {
      if (this.bytes <= this.mostBytes) return;
      this.kept.delete(other);
    }
  }

  private async fromDatabase(of: VectorsOfName, ask: Ask): Promise<Nearest> {
    return (await this.copies.nearest(of, ask)) ?? this.pageByPage(of, ask);
  }

  private async pageByPage(of: VectorsOfName, ask: Ask): Promise<Nearest> {
    let neighbours: Neighbour[] = [];
    let total = 0;
    for await (const rows of allVectors(this.db, of)) {
      const vectors = new VectorsInMemory(of.dimensions);
      for (const { seq, value } of rows) vectors.put(seq, value);
      const answer = await this.thread.ask({ ...ask, blocks: vectors.blocks });
      for (const each of answer.neighbours) neighbours.push(each);
      if (neighbours.length > 2 * ask.most) neighbours = best(neighbours, ask.most);
      total += answer.total;
    }
    return { neighbours: best(neighbours, ask.most), total };
  }
}

const memories = new WeakMap<Db, VectorMemory>();

/** One for each database, whoever searches in it. */
export function vectorMemoryOf({ db, config }: { readonly db: Db; readonly config: Config }): VectorMemory {
  const memory = memories.get(db) ?? new VectorMemory(db, config.vectorMemory);
  memories.set(db, memory);
  return memory;
}
