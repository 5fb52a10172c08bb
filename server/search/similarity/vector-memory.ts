import type { Config } from '../../config.ts';
import { FunctionThread } from '../../function-thread.ts';
import type { Db } from '../../schema/database.ts';
import { VectorCopies } from './copies/vector-copies.ts';
import { best, functions, type NearestRequest, type NearestResult, type Neighbour } from './nearest/nearest.ts';
import { allVectors, changedAfter, countOf, recordsWith, type VectorsOfName } from './stored-vectors.ts';
import { bytesOf, VectorsInMemory } from './vectors-in-memory.ts';

interface CachedVectors {
  readonly vectors: VectorsInMemory;
  readonly expectedBytes: number;
  version: number;
  /** Resolves after the last operation. */
  queue: Promise<unknown>;
}

const noVersion = -1;
const estimatedBytes = ({ vectors, expectedBytes }: CachedVectors) => Math.max(vectors.bytes, expectedBytes);

/** Finds the nearest vectors, and caches vectors up to the memory limit. */
export class VectorMemory {
  private readonly thread = new FunctionThread(functions);
  private readonly copies: VectorCopies;
  /** Keys are numbers of vector settings; least recently used first. */
  private readonly cached = new Map<number, CachedVectors>();

  constructor(
    private readonly db: Db,
    private readonly maxBytes: number,
  ) {
    this.copies = new VectorCopies(db);
  }

  get bytes(): number {
    return [...this.cached.values()].reduce((sum, each) => sum + estimatedBytes(each), 0);
  }

  async nearest(of: VectorsOfName, request: NearestRequest): Promise<NearestResult> {
    const cached = this.cached.get(of.n) ?? (await this.startCaching(of));
    return cached ? this.enqueue(cached, () => this.fromMemory(cached, of, request)) : this.fromDatabase(of, request);
  }

  /** Undefined if they exceed the limit. */
  private async startCaching(of: VectorsOfName): Promise<CachedVectors | undefined> {
    const expectedBytes = bytesOf(await countOf(this.db, of), of.dimensions);
    const begun = this.cached.get(of.n); // a concurrent search may have started it
    if (begun || expectedBytes > this.maxBytes) return begun;
    const vectors = new VectorsInMemory(of.dimensions);
    const entry = { vectors, expectedBytes, version: noVersion, queue: Promise.resolve() };
    this.cached.set(of.n, entry);
    return entry;
  }

  /** Serialises access: the thread reads the vectors that a refresh writes. */
  private enqueue<T>(entry: CachedVectors, work: () => Promise<T>): Promise<T> {
    const result = entry.queue.then(work, work);
    entry.queue = result;
    return result;
  }

  private async fromMemory(entry: CachedVectors, of: VectorsOfName, request: NearestRequest) {
    this.evictFor(of.n, entry);
    await this.refresh(entry, of);
    this.evictFor(of.n, entry);
    return this.exceedsLimit(entry)
      ? this.fromDatabase(of, request)
      : this.thread.run({ ...request, blocks: entry.vectors.blocks });
  }

  private exceedsLimit(entry: CachedVectors) {
    return estimatedBytes(entry) > this.maxBytes;
  }

  private async refresh(entry: CachedVectors, of: VectorsOfName) {
    if (entry.version >= of.version) return;
    for await (const rows of changedAfter(this.db, of, entry.version)) {
      if (this.exceedsLimit(entry)) return;
      for (const { seq, value } of rows) entry.vectors.put(seq, value);
    }
    if (entry.version !== noVersion && of.forgotten > entry.version) {
      const there = await recordsWith(this.db, of);
      entry.vectors.keepOnly((seq) => there[seq] === 1);
    }
    entry.version = of.version;
  }

  /** Evicts the least recently used. An entry beyond the limit is evicted itself. */
  private evictFor(n: number, entry: CachedVectors) {
    this.cached.delete(n);
    if (this.exceedsLimit(entry)) return;
    this.cached.set(n, entry);
    for (const other of this.cached.keys()) {
      if (this.bytes <= this.maxBytes) return;
      this.cached.delete(other);
    }
  }

  private async fromDatabase(of: VectorsOfName, request: NearestRequest): Promise<NearestResult> {
    return (await this.copies.nearest(of, request)) ?? this.pageByPage(of, request);
  }

  private async pageByPage(of: VectorsOfName, request: NearestRequest): Promise<NearestResult> {
    let neighbours: Neighbour[] = [];
    let total = 0;
    for await (const rows of allVectors(this.db, of)) {
      const vectors = new VectorsInMemory(of.dimensions);
      for (const { seq, value } of rows) vectors.put(seq, value);
      const answer = await this.thread.run({ ...request, blocks: vectors.blocks });
      for (const each of answer.neighbours) neighbours.push(each);
      if (neighbours.length > 2 * request.limit) neighbours = best(neighbours, request.limit);
      total += answer.total;
    }
    return { neighbours: best(neighbours, request.limit), total };
  }
}

const memories = new WeakMap<Db, VectorMemory>();

/** One for each database. */
export function vectorMemoryOf({ db, config }: { readonly db: Db; readonly config: Config }): VectorMemory {
  const memory = memories.get(db) ?? new VectorMemory(db, config.vectorMemory);
  memories.set(db, memory);
  return memory;
}
