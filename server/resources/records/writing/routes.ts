import { wireRecordsCreate, wireRecordsUpsert, wireRecordUpdate } from '#contract/annotation/record-write.ts';
import { findDataset } from '../../datasets/find-dataset.ts';
import { type AppDeps, guard, type Route } from '../../shared/route.ts';
import { findRecord } from '../find-record.ts';
import { createMany } from './create-many.ts';
import { deleteMany, deleteOne } from './delete-handlers.ts';
import { updateOne } from './update-one.ts';
import { upsertMany } from './upsert-many.ts';

const may = 'owners and workspace admins write records';

export function writingRoutes(deps: AppDeps): readonly Route[] {
  const route = guard(deps);
  const ofDataset = { find: findDataset, may } as const;
  const ofRecord = { find: findRecord, may } as const;
  return [
    route('POST', '/datasets/:dataset_id/records/bulk', {
      ...ofDataset,
      body: wireRecordsCreate,
      status: 201,
      handle: createMany,
    }),
    route('PUT', '/datasets/:dataset_id/records/bulk', { ...ofDataset, body: wireRecordsUpsert, handle: upsertMany }),
    route('DELETE', '/datasets/:dataset_id/records', { ...ofDataset, status: 204, handle: deleteMany }),
    route('PATCH', '/records/:record_id', { ...ofRecord, body: wireRecordUpdate, handle: updateOne }),
    route('DELETE', '/records/:record_id', { ...ofRecord, handle: deleteOne }),
  ];
}
