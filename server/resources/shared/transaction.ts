import { signalAfter } from '../../jobs/job-signal.ts';
import type { Db, Trx } from '../../schema/database.ts';
import { announcePartitions } from '../../schema/partitions.ts';
import { isCode } from '../../system-error.ts';

const serializationFailure = '40001';
const deadlock = '40P01';
const attempts = 5;

type Work<T> = (trx: Trx) => Promise<T>;

/** Retries serialization failures and deadlocks. */
async function commitWithRetries<T>(db: Db, work: Work<T>): Promise<{ readonly trx: Trx; readonly result: T }> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(async (trx) => ({ trx, result: await work(trx) }));
    } catch (error) {
      if (attempt === attempts || !isCode(error, serializationFailure, deadlock)) throw error;
    }
  }
}

export async function inTransaction<T>(db: Db, work: Work<T>): Promise<T> {
  const { trx, result } = await commitWithRetries(db, work);
  await announcePartitions(db, trx);
  signalAfter(trx);
  return result;
}

export const atOneMoment = <T>(db: Db, work: Work<T>): Promise<T> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work);
