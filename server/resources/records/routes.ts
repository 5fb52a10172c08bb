import { wireSearchBody } from '#contract/annotation/search.ts';
import { findDataset } from '../datasets/find-dataset.ts';
import { notFound } from '../shared/refusal.ts';
import { type AppDeps, type CallContext, guard, type Route } from '../shared/route.ts';
import { findRecord } from './find-record.ts';
import { presentRecord } from './presenter.ts';
import { type RecordRef, recordRows } from './queries.ts';
import { listRecords, searchAll, searchMine } from './search-handlers.ts';
import { fullView } from './view.ts';
import { writingRoutes } from './writing/routes.ts';

async function showRecord(call: CallContext, { ds, seq, datasetId }: RecordRef) {
  const view = fullView(call, { ds, id: datasetId });
  const [row] = await recordRows(call.db, view, [seq]);
  if (!row) throw notFound('Record', call.id); // deleted after it was found
  return presentRecord(row, view);
}

export function recordRoutes(deps: AppDeps): readonly Route[] {
  const route = guard(deps);
  return [
    ...writingRoutes(deps),
    route('POST', '/me/datasets/:dataset_id/records/search', {
      body: wireSearchBody,
      find: findDataset,
      may: 'owners and workspace members search records',
      handle: searchMine,
    }),
    route('POST', '/datasets/:dataset_id/records/search', {
      body: wireSearchBody,
      find: findDataset,
      may: 'owners and workspace admins read all responses',
      handle: searchAll,
    }),
    route('GET', '/datasets/:dataset_id/records', {
      find: findDataset,
      may: 'owners and workspace admins read all responses',
      handle: listRecords,
    }),
    route('GET', '/records/:record_id', {
      find: findRecord,
      may: 'owners and workspace members read a record',
      handle: showRecord,
    }),
  ];
}
