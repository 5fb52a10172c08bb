import type { Db } from '../../../schema/database.ts';
import type { NearestRequest, NearestResult } from '../nearest/nearest.ts';
import type { VectorsOfName } from '../stored-vectors.ts';
import { copyVectors, maxCopiedWhileWaiting, missingCopies } from './copy-vectors.ts';
import { maxPgvectorDimensions, pgvectorType } from './extension.ts';
import { nearestCopies } from './nearest-copies.ts';

/** Of more than these, sorting costs what comparing saves. */
const maxResults = 10_000;

/** The vectors once more, as pgvector compares them: for names that have more of them than memory holds. */
export class VectorCopies {
  private type: Promise<number | undefined> | undefined;
  private readonly copying = new Map<number, Promise<void>>();
  /** The version of each name to which nothing is missing. */
  private readonly versions = new Map<number, number>();

  constructor(private readonly db: Db) {}

  /** Undefined where pgvector cannot tell, or not yet. */
  async nearest(of: VectorsOfName, request: NearestRequest): Promise<NearestResult | undefined> {
    const type = await this.typeOfVector();
    if (type === undefined || of.dimensions > maxPgvectorDimensions || request.limit > maxResults) return undefined;
    return (await this.isUpToDate(of, type)) ? nearestCopies(this.db, of, request, type) : undefined;
  }

  private typeOfVector() {
    this.type ??= pgvectorType(this.db);
    this.type.catch(() => {
      this.type = undefined; // asked again with the next search
    });
    return this.type;
  }

  private async isUpToDate(of: VectorsOfName, type: number) {
    if ((this.versions.get(of.n) ?? -1) >= of.version) return true;
    const begun = this.copying.get(of.n);
    const copying = begun ?? this.copy(of, type);
    if ((await missingCopies(this.db, of, maxCopiedWhileWaiting)) > maxCopiedWhileWaiting) return false;
    await copying;
    if (begun) await copyVectors(this.db, of, type); // what came in meanwhile
    this.versions.set(of.n, of.version);
    return true;
  }

  private copy(of: VectorsOfName, type: number) {
    const copying = copyVectors(this.db, of, type);
    this.copying.set(of.n, copying);
    const end = () => void this.copying.delete(of.n);
    copying.then(end, end); // whoever waits for it is told
    return copying;
  }
}
