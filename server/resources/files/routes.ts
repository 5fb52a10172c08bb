import type * as v from 'valibot';
import { fileRecordsHeader, wireFileOrder } from '#contract/files/file.ts';
import { wireKnownOrder } from '#contract/files/known.ts';
import { exportFileName } from '#domain/datasets/exporting/export-order.ts';
import { mediaTypes } from '#formats/writing/writer-of.ts';
import { planFile, writeFile } from '../../files/export/write-file.ts';
import { findAll } from '../../search/find-all.ts';
import { vectorMemoryOf } from '../../search/similarity/vector-memory.ts';
import { findDataset } from '../datasets/find-dataset.ts';
import { totalOfAll } from '../datasets/progress-queries.ts';
import type { FoundDataset } from '../datasets/queries.ts';
import { type AppDeps, type Call, guard, type Route } from '../shared/route.ts';
import { knownRecords } from './known-records.ts';
import { checkOrder, orderOf } from './order.ts';
import { streamOf } from './stream.ts';

type Ordered = Call<v.InferOutput<typeof wireFileOrder>>;

/** The records of the view that the caller has before them, as it is at one moment; undefined where all are meant. */
async function foundBy(call: Ordered, { ds, id }: FoundDataset) {
  const { search } = call.body;
  if (!search) return undefined;
  const vectors = vectorMemoryOf(call);
  const scope = { db: call.db, ds, datasetId: id, userN: call.caller.n, withHiddenMetadata: true, vectors };
  return findAll(scope, search);
}

async function countAll({ db }: AppDeps, { ds }: FoundDataset) {
  const { total } = await db.selectNoFrom(totalOfAll(ds).as('total')).executeTakeFirstOrThrow();
  return total;
}

async function sendFile(call: Ordered, dataset: FoundDataset): Promise<Response> {
  const plan = await planFile(call.db, dataset, orderOf(call.body));
  checkOrder(plan);
  const found = await foundBy(call, dataset);
  const { format } = plan.order;
  const name = exportFileName(dataset.name, format);
  return new Response(streamOf(writeFile(call.db, dataset, plan, found?.seqs)), {
    headers: {
      'Content-Type': mediaTypes[format],
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      [fileRecordsHeader]: `${found?.count ?? (await countAll(call, dataset))}`,
    },
  });
}

/** Records as files. */
export function fileRoutes(deps: AppDeps): readonly Route[] {
  const route = guard(deps);
  return [
    route('POST', '/datasets/:dataset_id/file', {
      body: wireFileOrder,
      find: findDataset,
      may: 'those who lead a dataset import and export it',
      handle: sendFile,
    }),
    route('POST', '/datasets/:dataset_id/known-records', {
      body: wireKnownOrder,
      find: findDataset,
      may: 'those who lead a dataset import and export it',
      handle: knownRecords,
    }),
  ];
}
