import { sql } from 'kysely';
import type * as v from 'valibot';
import { type WireQualityGroups, wireQualityGroupsRequest } from '#contract/quality/groups.ts';
import { type WireQuality, wireQualityRequest } from '#contract/quality/quality.ts';
import type { Db } from '../../schema/database.ts';
import { readSearch } from '../../search/search-records.ts';
import { vectorMemoryOf } from '../../search/similarity/vector-memory.ts';
import type { Condition } from '../../search/sql/value.ts';
import { findDataset } from '../datasets/find-dataset.ts';
import type { FoundDataset } from '../datasets/queries.ts';
import { unprocessable } from '../shared/refusal.ts';
import { type AppDeps, type CallContext, guard, type Route } from '../shared/route.ts';
import { compareGroups } from './compare-groups.ts';
import { measure } from './measure.ts';

type Part = Omit<v.InferOutput<typeof wireQualityRequest>, 'intervals' | 'answers'>;

const everything = { offset: 0, limit: Number.MAX_SAFE_INTEGER };
const all: Condition = sql`true`;

async function inView(call: CallContext<Part>, { ds, id }: FoundDataset): Promise<Condition> {
  const { query, filters } = call.body;
  if (query === null && filters === null) return all;
  const scope = {
    db: call.db,
    ds,
    datasetId: id,
    userN: undefined,
    withHidden: true,
    readsAllAnswers: true,
    vectors: vectorMemoryOf(call),
  };
  const read = await readSearch(scope, { query, filters, sort: null }, everything);
  if ('found' in read) return sql`re.seq = ANY(${read.found.map(({ seq }) => seq)}::bigint[])`;
  return sql`EXISTS (SELECT FROM records r WHERE r.ds = ${ds} AND r.seq = re.seq AND ${read.selection.where})`;
}

async function byUsers(db: Db, usernames: readonly string[] | null): Promise<Condition> {
  if (usernames === null) return all;
  const { rows } = await sql<{ n: number; username: string }>`
    SELECT n, username FROM users WHERE username = ANY(${usernames}::text[]) AND deleted_at IS NULL`.execute(db);
  const known = new Set(rows.map(({ username }) => username));
  const unknown = usernames.find((username) => !known.has(username));
  if (unknown !== undefined) throw unprocessable(`User with username \`${unknown}\` not found`);
  return sql`re.user_n = ANY(${rows.map(({ n }) => n)}::int[])`;
}

const since = (time: string | null) => (time === null ? all : sql<boolean>`re.updated_at >= ${time}::timestamptz`);
const until = (time: string | null) => (time === null ? all : sql<boolean>`re.updated_at < ${time}::timestamptz`);

/** Condition on the responses that a request is about. */
async function partOf(call: CallContext<Part>, dataset: FoundDataset): Promise<Condition> {
  const { body, db } = call;
  const conditions = [
    await inView(call, dataset),
    await byUsers(db, body.usernames),
    since(body.since),
    until(body.until),
  ];
  return sql`(${sql.join(conditions, sql` AND `)})`;
}

async function measurePart(
  call: CallContext<v.InferOutput<typeof wireQualityRequest>>,
  dataset: FoundDataset,
): Promise<WireQuality> {
  const where = await partOf(call, dataset);
  const { intervals, answers: counted } = call.body;
  return measure(call.db, { ds: dataset.ds, datasetId: dataset.id, where, intervals, counted });
}

async function comparePart(
  call: CallContext<v.InferOutput<typeof wireQualityGroupsRequest>>,
  dataset: FoundDataset,
): Promise<WireQualityGroups> {
  const where = await partOf(call, dataset);
  return compareGroups(call.db, { ds: dataset.ds, datasetId: dataset.id, where, groups: call.body.groups });
}

export function qualityRoutes(deps: AppDeps): readonly Route[] {
  const route = guard(deps);
  const may = 'owners and workspace admins read all responses';
  return [
    route('GET', '/datasets/:dataset_id/quality', {
      find: findDataset,
      may,
      handle: ({ db }, { ds, id }) => measure(db, { ds, datasetId: id, where: all, intervals: true, counted: 'blind' }),
    }),
    route('POST', '/datasets/:dataset_id/quality', {
      body: wireQualityRequest,
      find: findDataset,
      may,
      handle: measurePart,
    }),
    route('POST', '/datasets/:dataset_id/quality/groups', {
      body: wireQualityGroupsRequest,
      find: findDataset,
      may,
      handle: comparePart,
    }),
  ];
}
