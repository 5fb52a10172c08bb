import { sql } from 'kysely';
import * as v from 'valibot';
import { fileRecordsHeader, wireFileRequest } from '#contract/files/file.ts';
import { type wireKnownRecords, wireKnownRecordsRequest } from '#contract/files/known-records.ts';
import { wireId } from '#contract/schemas.ts';
import { exportFileName } from '#domain/datasets/exporting/export-order.ts';
import { mediaTypes } from '#formats/writing/writer-of.ts';
import { exportChunks, planExport } from '../../files/export/export-chunks.ts';
import { findAll } from '../../search/find-all.ts';
import { vectorMemoryOf } from '../../search/similarity/vector-memory.ts';
import { findDataset } from '../datasets/find-dataset.ts';
import { totalOfAll } from '../datasets/progress-queries.ts';
import type { FoundDataset } from '../datasets/queries.ts';
import { type AppDeps, type CallContext, guard, type Route } from '../shared/route.ts';
import { checkExport, exportOptionsOf } from './export-options.ts';

type KnownRecordsCall = CallContext<v.InferOutput<typeof wireKnownRecordsRequest>>;

/** Records without an external id match by id. */
async function knownRecords(
  { db, body }: KnownRecordsCall,
  { ds }: FoundDataset,
): Promise<v.InferOutput<typeof wireKnownRecords>> {
  const ids = body.external_ids.filter((each) => v.is(wireId, each));
  const { rows } = await sql<{ name: string }>`
    SELECT external_id AS name FROM records WHERE ds = ${ds} AND external_id = ANY(${body.external_ids}::text[])
    UNION SELECT id::text FROM record_ids WHERE ds = ${ds} AND id = ANY(${ids}::uuid[])`.execute(db);
  return { external_ids: rows.map(({ name }) => name) };
}

/** Writes as fast as the client reads; stops when the client disconnects. */
function streamOf(pieces: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: async () => {
        await pieces.return(undefined);
      },
    },
    { highWaterMark: 1 },
  );
}

type FileCall = CallContext<v.InferOutput<typeof wireFileRequest>>;

/** Snapshot of the caller's search; undefined for all records. */
async function foundBy(call: FileCall, { ds, id }: FoundDataset) {
  const { search } = call.body;
  if (!search) return undefined;
  const vectors = vectorMemoryOf(call);
  const scope = {
    db: call.db,
    ds,
    datasetId: id,
    userN: call.caller.n,
    withHidden: true,
    readsAllAnswers: true,
    vectors,
  };
  return findAll(scope, search);
}

async function countAll({ db }: AppDeps, { ds }: FoundDataset) {
  const { total } = await db.selectNoFrom(totalOfAll(ds).as('total')).executeTakeFirstOrThrow();
  return total;
}

async function sendFile(call: FileCall, dataset: FoundDataset): Promise<Response> {
  const plan = await planExport(call.db, dataset, exportOptionsOf(call.body));
  checkExport(plan);
  const found = await foundBy(call, dataset);
  const { format } = plan.options;
  const name = exportFileName(dataset.name, format);
  return new Response(streamOf(exportChunks(call.db, dataset, plan, found?.seqs)), {
    headers: {
      'Content-Type': mediaTypes[format],
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      [fileRecordsHeader]: `${found?.count ?? (await countAll(call, dataset))}`,
    },
  });
}

export function fileRoutes(deps: AppDeps): readonly Route[] {
  const route = guard(deps);
  return [
    route('POST', '/datasets/:dataset_id/file', {
      body: wireFileRequest,
      find: findDataset,
      may: 'owners and workspace admins import and export records',
      handle: sendFile,
    }),
    route('POST', '/datasets/:dataset_id/known-records', {
      body: wireKnownRecordsRequest,
      find: findDataset,
      may: 'owners and workspace admins import and export records',
      handle: knownRecords,
    }),
  ];
}
