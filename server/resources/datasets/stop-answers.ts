import { sql } from 'kysely';
import type { Trx } from '../../schema/database.ts';

/** Waits for answers in progress, which lock their record first, and lets later ones wait; reads never wait. */
export const stopAnswers = (trx: Trx, ds: number) =>
  sql`LOCK TABLE ${sql.id(`records_${ds}`)} IN EXCLUSIVE MODE`.execute(trx);
