import { wireExport, wireImport } from '#contract/datasets/job.ts';
import { exportPayload, exportToHub } from '../../hub/export/export-job.ts';
import { importFromHub } from '../../hub/import/import-job.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { findDataset } from '../datasets/find-dataset.ts';
import { type AppDeps, guard, type Route } from '../shared/route.ts';
import { inTransaction } from '../shared/transaction.ts';

export function hubRoutes(deps: AppDeps): readonly Route[] {
  const route = guard(deps);
  return [
    route('POST', '/datasets/:dataset_id/import', {
      body: wireImport,
      find: findDataset,
      may: 'owners and workspace admins import and export records',
      status: 202,
      handle: ({ db, body }, { id }) => inTransaction(db, (trx) => enqueue(trx, importFromHub, body, id)),
    }),
    route('POST', '/datasets/:dataset_id/export', {
      body: wireExport,
      find: findDataset,
      may: 'owners and workspace admins import and export records',
      status: 202,
      handle: ({ db, body, secrets }, { id }) =>
        inTransaction(db, (trx) => enqueue(trx, exportToHub, exportPayload(body, secrets.cipherKey), id)),
    }),
  ];
}
