import { ringFor } from '../../jobs/bell.ts';
import type { Db, Trx } from '../../schema/database.ts';
import { isCode } from '../../system-error.ts';

const serializationFailure = '40001';
const deadlock = '40P01';
const attempts = 5;

/** All or nothing. What only failed because of somebody else's transaction is done again. */
export async function inTransaction<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    let used: Trx | undefined;
    try {
      const result = await db.transaction().execute((trx) => {
        used = trx;
        return work(trx);
      });
      ringFor(used);
      return result;
    } catch (error) {
      if (attempt === attempts || !isCode(error, serializationFailure, deadlock)) throw error;
    }
  }
}

/** One view of the whole database for as long as the work takes. */
export const atOneMoment = <T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work);
