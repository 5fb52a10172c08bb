import { exportToHub, hubExport } from '../hub/export/export-job.ts';
import { hubImport, importFromHub } from '../hub/import/import-job.ts';
import { dropDatasetJob } from '../resources/datasets/drop-dataset.ts';
import { delivery } from '../webhooks/deliver.ts';
import { deliverWebhook } from '../webhooks/enqueue-deliveries.ts';
import type { JobKinds } from './job.ts';

export const jobKinds: JobKinds = {
  [importFromHub]: hubImport,
  [exportToHub]: hubExport,
  [deliverWebhook]: delivery,
  'drop-dataset': dropDatasetJob,
};
