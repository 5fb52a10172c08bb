import { wireSearchBody } from '#contract/annotation/search.ts';
import { seesAllResponses, seesHiddenMetadata } from '../../auth/policies.ts';
import { type SearchBody, searchRecords } from '../../search/search-records.ts';
import { vectorMemoryOf } from '../../search/similarity/vector-memory.ts';
import { findDataset } from '../datasets/find-dataset.ts';
import type { FoundDataset } from '../datasets/queries.ts';
import { type AppDeps, type Call, guard, type Route } from '../shared/route.ts';
import { findRecord } from './find-record.ts';
import { presentFound } from './found-records.ts';
import { type Include, includeEverything, readInclude } from './include.ts';
import { presentRecord } from './presenter.ts';
import { type RecordPlace, type RecordView, recordRows } from './queries.ts';
import { readPage } from './read-page.ts';

const viewOf = (
  { caller }: Call<unknown>,
  dataset: { ds: number; datasetId: string },
  include: Include,
): RecordView => ({
  ds: dataset.ds,
  datasetId: dataset.datasetId,
  caller,
  include,
  responsesOfAll: false,
  withHiddenMetadata: seesHiddenMetadata(caller),
});

/** Of responses, nobody sees any but their own here. */
async function searchMine(call: Call<SearchBody>, { ds, id: datasetId }: FoundDataset) {
  const { db, request, body, caller } = call;
  const view = viewOf(call, { ds, datasetId }, readInclude(request));
  const { withHiddenMetadata } = view;
  const scope = { db, ds, datasetId, userN: caller.n, withHiddenMetadata, vectors: vectorMemoryOf(call) };
  const { found, total } = await searchRecords(scope, body, readPage(request));
  return { items: await presentFound(db, view, found), total };
}

async function showRecord(call: Call, { ds, seq, datasetId }: RecordPlace) {
  const view = { ...viewOf(call, { ds, datasetId }, includeEverything), responsesOfAll: seesAllResponses(call.caller) };
  const [row] = await recordRows(call.db, view, [seq]);
  if (!row) throw new Error(`The record ${call.id} has an id but no row`);
  return presentRecord(row, view);
}

export function recordRoutes(deps: AppDeps): readonly Route[] {
  const route = guard(deps);
  return [
    route('POST', '/me/datasets/:dataset_id/records/search', {
      body: wireSearchBody,
      find: findDataset,
      may: 'owners and members search records',
      handle: searchMine,
    }),
    route('GET', '/records/:record_id', {
      find: findRecord,
      may: 'owners and members read a record',
      handle: showRecord,
    }),
  ];
}
