import { sql } from 'kysely';
import type { WireQuestionSettings } from '#contract/datasets/question-settings.ts';
import type { Caller } from '../../auth/caller.ts';
import type { Db } from '../../schema/database.ts';
import { fixed, prepared } from '../../schema/prepared.ts';
import { recordRefQuery } from '../records/queries.ts';
import { wireTime } from '../shared/wire-time.ts';
import { isMember } from '../workspaces/queries.ts';
import type { QuestionToAnswer } from './checking/check-response.ts';
import { questionsVersion } from './questions-version.ts';
import type { StoredResponse } from './save.ts';

const datasetRefs = (db: Db, caller: Caller) =>
  db
    .selectFrom('datasets as d')
    .where('d.deleted_at', 'is', null)
    .select(['d.ds', 'd.id as datasetId', 'd.distribution', isMember(caller, 'd.workspace_id').as('isMember')]);

/** Questions of the dataset `d`; the contract checked their settings when they were stored. */
const questionsJson = sql<readonly QuestionToAnswer[]>`(SELECT coalesce(json_agg(json_build_object('name', q.name,
  'required', q.required, 'settings', q.settings) ORDER BY q.position), '[]') FROM questions q WHERE q.dataset_id = d.id)`;

const checkedQuestions = [questionsJson.as('questions'), questionsVersion(sql`d.id`).as('questionsVersion')] as const;

export const recordToAnswer = (db: Db, caller: Caller, id: string) =>
  recordRefQuery(db, caller, id).select(checkedQuestions).executeTakeFirst();

export type RecordToAnswer = NonNullable<Awaited<ReturnType<typeof recordToAnswer>>>;

/** Key of a response, with access of the caller. */
const responseRefRow = (db: Db, caller: Caller, id: string) =>
  datasetRefs(db, caller)
    .modifyFront(prepared)
    .innerJoin('response_ids as ri', 'ri.ds', 'd.ds')
    .innerJoin('users as u', 'u.n', 'ri.user_n')
    .select(['ri.seq', 'ri.user_n as userN', 'u.id as userId', ...checkedQuestions])
    .where('ri.id', '=', id)
    .executeTakeFirst();

interface StoredResponseRow extends Omit<StoredResponse, 'seq'> {
  readonly recordId: string;
}

/** A separate statement: with a literal `ds`, PostgreSQL plans for one partition. */
async function storedResponse(db: Db, { ds, userN, seq }: NonNullable<Awaited<ReturnType<typeof responseRefRow>>>) {
  const { rows } = await sql<StoredResponseRow>`
    SELECT ${prepared} re.id, re.status, re."values", re.suggestions_seen, re.blind_values, r.id AS "recordId", ${wireTime('re.inserted_at')} AS inserted_at,
      ${wireTime('re.updated_at')} AS updated_at
    FROM responses re JOIN records r ON r.ds = ${fixed(ds)} AND r.seq = re.seq
    WHERE re.ds = ${fixed(ds)} AND re.user_n = ${userN} AND re.seq = ${seq}`.execute(db);
  return rows[0];
}

export async function responseRef(db: Db, caller: Caller, id: string) {
  const ref = await responseRefRow(db, caller, id);
  const response = ref && (await storedResponse(db, ref));
  return response && { ...ref, ...response };
}

export type ResponseRef = NonNullable<Awaited<ReturnType<typeof responseRef>>>;

export async function recordRefs(db: Db, caller: Caller, ids: readonly string[]) {
  const rows = await datasetRefs(db, caller)
    .modifyFront(prepared)
    .innerJoin('record_ids as ri', 'ri.ds', 'd.ds')
    .select(['ri.id', 'ri.seq'])
    .where('ri.id', '=', sql<string>`ANY(${ids}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

export async function questionsToAnswer(db: Db, datasetId: string) {
  const rows = await db
    .selectFrom('questions')
    .modifyFront(prepared)
    .select(['name', 'required', 'settings', questionsVersion(sql`${datasetId}::uuid`).as('version')])
    .where('dataset_id', '=', datasetId)
    .orderBy('position')
    .execute();
  // The contract checked the settings when they were stored.
  const questions: readonly QuestionToAnswer[] = rows.map((row) => ({
    ...row,
    settings: row.settings as WireQuestionSettings,
  }));
  return { questions, version: rows[0]?.version ?? '' };
}

type Fields = Readonly<Record<string, unknown>>;

/** Fields by seq; empty if there are no span questions, the only ones that need them. */
export async function fieldsToCheck(
  db: Db,
  ds: number,
  seqs: readonly number[],
  questions: readonly QuestionToAnswer[],
) {
  if (!questions.some(({ settings }) => settings.type === 'span')) return new Map<number, Fields>();
  const rows = await db
    .selectFrom('record_contents')
    .select(['seq', 'fields'])
    .where('ds', '=', ds)
    .where('seq', '=', sql<number>`ANY(${seqs}::bigint[])`)
    .execute();
  return new Map(rows.map(({ seq, fields }) => [seq, fields]));
}
