import type { Db } from '../../../schema/database.ts';
import type { NearestRequest, NearestResult } from '../nearest/nearest.ts';
import type { VectorsOfName } from '../stored-vectors.ts';
import { copyVectors, maxCopiedWhileWaiting, missingCopies } from './copy-vectors.ts';
import { maxPgvectorDimensions, pgvectorType } from './extension.ts';
import { nearestCopies } from './nearest-copies.ts';

/** Sorting more costs what the comparison saves. */
const maxResults = 10_000;

/** Copies of vectors for pgvector, if they exceed the memory limit. */
export class VectorCopies {
  private type: Promise<number | undefined> | undefined;
  private readonly copying = new Map<number, Promise<void>>();
  /** Versions that are copied completely. */
  private readonly versions = new Map<number, number>();

  constructor(private readonly db: Db) {}

  /** Undefined without pgvector, or while copying. */
  async nearest(of: VectorsOfName, request: NearestRequest): Promise<NearestResult | undefined> {
    const type = await this.typeOfVector();
    if (type === undefined || of.dimensions > maxPgvectorDimensions || request.limit > maxResults) return undefined;
    return (await this.isUpToDate(of, type)) ? nearestCopies(this.db, of, request, type) : undefined;
  }

  private typeOfVector() {
    this.type ??= pgvectorType(this.db);
    this.type.catch(() => {
      this.type = undefined; // the next search retries
    });
    return this.type;
  }

  private async isUpToDate(of: VectorsOfName, type: number) {
    if ((this.versions.get(of.n) ?? -1) >= of.version) return true;
    const begun = this.copying.get(of.n);
    const copying = begun ?? this.copy(of, type);
    if ((await missingCopies(this.db, of, maxCopiedWhileWaiting)) > maxCopiedWhileWaiting) return false;
    await copying;
    if (begun) await copyVectors(this.db, of, type); // changes since the copy began
    this.versions.set(of.n, of.version);
    return true;
  }

  private copy(of: VectorsOfName, type: number) {
    const copying = copyVectors(this.db, of, type);
    this.copying.set(of.n, copying);
    const end = () => void this.copying.delete(of.n);
    copying.then(end, end); // callers handle the rejection
    return copying;
  }
}
