import type { WireRecord } from '#contract/annotation/record.ts';
import type { WireSearchResult } from '#contract/annotation/search-result.ts';
import { seesAllResponses } from '../../auth/policies.ts';
import type { Db } from '../../schema/database.ts';
import { type SearchBody, searchRecords } from '../../search/search-records.ts';
import type { Found } from '../../search/selection.ts';
import { vectorMemoryOf } from '../../search/similarity/vector-memory.ts';
import type { FoundDataset } from '../datasets/queries.ts';
import type { CallContext } from '../shared/route.ts';
import { readInclude } from './include.ts';
import { presentRecord } from './presenter.ts';
import { type RecordView, recordRows } from './queries.ts';
import { readPage } from './read-page.ts';
import { viewOf } from './view.ts';

async function presentFound(db: Db, view: RecordView, found: readonly Found[]) {
  const scores = new Map(found.map(({ seq, score }) => [seq, score]));
  const rows = found.length > 0 ? await recordRows(db, view, [...scores.keys()]) : [];
  return rows.map((row) => ({ record: presentRecord(row, view), query_score: scores.get(row.seq) ?? null }));
}

/** Filters and sorts use the same responses as the result shows. */
async function find(call: CallContext<unknown>, view: RecordView, body: SearchBody): Promise<WireSearchResult> {
  const { ds, datasetId, withHidden, responsesOfAll } = view;
  const userN = responsesOfAll ? undefined : call.caller.n;
  const readsAllAnswers = seesAllResponses(call.caller);
  const vectors = vectorMemoryOf(call);
  const scope = { db: call.db, ds, datasetId, userN, withHidden, readsAllAnswers, vectors };
  const { found, total: counted } = await searchRecords(scope, body, readPage(call.request));
  const [items, total] = await Promise.all([presentFound(call.db, view, found), counted]);
  return { items, total };
}

/** Includes only the caller's responses, for any role. */
export const searchMine = (call: CallContext<SearchBody>, dataset: FoundDataset) =>
  find(call, viewOf(call, dataset, readInclude(call.request)), call.body);

const viewOfAll = (call: CallContext<unknown>, dataset: FoundDataset): RecordView => ({
  ...viewOf(call, dataset, readInclude(call.request)),
  responsesOfAll: true,
});

export const searchAll = (call: CallContext<SearchBody>, dataset: FoundDataset) =>
  find(call, viewOfAll(call, dataset), call.body);

const everything: SearchBody = { query: null, filters: null, sort: null };

export async function listRecords(
  call: CallContext,
  dataset: FoundDataset,
): Promise<{ readonly items: readonly WireRecord[]; readonly total: number }> {
  const { items, total } = await find(call, viewOfAll(call, dataset), everything);
  return { items: items.map(({ record }) => record), total };
}
