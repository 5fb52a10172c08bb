import { sql } from 'kysely';
import type { WireQuestionSettings } from '#contract/datasets/question-settings.ts';
import type { Caller } from '../../auth/caller.ts';
import type { Db } from '../../schema/database.ts';
import { prepared } from '../../schema/prepared.ts';
import { wireTime } from '../shared/wire-time.ts';
import { isMember } from '../workspaces/queries.ts';
import type { AskedQuestion } from './checking/check-response.ts';

const places = (db: Db, caller: Caller) =>
  db
    .selectFrom('datasets as d')
    .where('d.deleted_at', 'is', null)
    .select(['d.ds', 'd.id as datasetId', 'd.distribution', isMember(caller, 'd.workspace_id').as('isMember')]);

/** A response, and where it stands. */
export const responsePlace = (db: Db, caller: Caller, id: string) =>
  places(db, caller)
    .innerJoin('response_ids as ri', 'ri.ds', 'd.ds')
    .innerJoin('responses as re', (join) =>
      join.onRef('re.ds', '=', 'ri.ds').onRef('re.user_n', '=', 'ri.user_n').onRef('re.seq', '=', 'ri.seq'),
    )
    .innerJoin('records as r', (join) => join.onRef('r.ds', '=', 'ri.ds').onRef('r.seq', '=', 'ri.seq'))
    .innerJoin('users as u', 'u.n', 'ri.user_n')
    .select([
      're.id',
      're.seq',
      're.user_n as userN',
      're.status',
      sql<Record<string, unknown>>`re."values"`.as('values'),
    ])
    .select(['r.id as recordId', 'u.id as userId'])
    .select([wireTime('re.inserted_at').as('inserted_at'), wireTime('re.updated_at').as('updated_at')])
    .where('ri.id', '=', id)
    .executeTakeFirst();

export type ResponsePlace = NonNullable<Awaited<ReturnType<typeof responsePlace>>>;

/** Where these records are, by their ids. */
export async function recordPlaces(db: Db, caller: Caller, ids: readonly string[]) {
  const rows = await places(db, caller)
    .innerJoin('record_ids as ri', 'ri.ds', 'd.ds')
    .select(['ri.id', 'ri.seq'])
    .where('ri.id', '=', sql<string>`ANY(${ids}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

export async function askedQuestions(db: Db, datasetId: string): Promise<readonly AskedQuestion[]> {
  const rows = await db
    .selectFrom('questions')
    .modifyFront(prepared)
    .select(['name', 'required', 'settings'])
    .where('dataset_id', '=', datasetId)
    .orderBy('position')
    .execute();
  // The contract checked the settings when they were written.
  return rows.map((row) => ({ ...row, settings: row.settings as WireQuestionSettings }));
}

type Fields = Readonly<Record<string, unknown>>;

/** The fields of records, by seq: only spans are held against them. */
export async function fieldsToCheck(db: Db, ds: number, seqs: readonly number[], questions: readonly AskedQuestion[]) {
  if (!questions.some(({ settings }) => settings.type === 'span')) return new Map<number, Fields>();
  const rows = await db
    .selectFrom('record_contents')
    .select(['seq', 'fields'])
    .where('ds', '=', ds)
    .where('seq', '=', sql<number>`ANY(${seqs}::bigint[])`)
    .execute();
  return new Map(rows.map(({ seq, fields }) => [seq, fields]));
}
