import { sql } from 'kysely';
import type * as v from 'valibot';
import type { wireDatasetCreate, wireDatasetUpdate } from '#contract/datasets/dataset.ts';
import { transactionWithEvents } from '../../live/transaction-with-events.ts';
import type { Trx } from '../../schema/database.ts';
import { refuseDuplicates } from '../shared/failures/unique.ts';
import { conflict, unprocessable } from '../shared/refusal.ts';
import type { CallContext } from '../shared/route.ts';
import { moveToTrash } from '../trash/move-to-trash.ts';
import { workspaceRow } from '../workspaces/queries.ts';
import { checkDistribution } from './change-distribution.ts';
import { createDataset } from './create-dataset.ts';
import { lockDataset } from './lock-dataset.ts';
import { lockWorkspace } from './lock-workspace.ts';
import { presentById } from './present-by-id.ts';
import type { FoundDataset } from './queries.ts';

type Creation = v.InferOutput<typeof wireDatasetCreate>;
type Update = v.InferOutput<typeof wireDatasetUpdate>;

const nameTaken = (name: string, workspaceId: string) =>
  conflict(`Dataset with name \`${name}\` already exists for workspace with id \`${workspaceId}\``);

/** A missing workspace has no members, so only owners learn that it does not exist. */
export async function requestedWorkspace({ db, caller, body }: CallContext<unknown>) {
  const { workspace_id } = body as Creation;
  const workspace = await workspaceRow(db, caller, workspace_id);
  return { isMember: workspace?.isMember ?? false };
}

export function createOne(call: CallContext<Creation>) {
  const { workspace_id: workspaceId, allow_extra_metadata: allowExtraMetadata, ...rest } = call.body;
  const made = transactionWithEvents(call, async (trx, emit) => {
    await lockWorkspace(trx, workspaceId);
    const { id } = await createDataset(trx, { ...rest, workspaceId, allowExtraMetadata });
    await emit({ type: 'dataset.created', datasetId: id });
    return presentById(trx, call, id);
  });
  return refuseDuplicates(made, nameTaken(rest.name, workspaceId));
}

function columnsOf({ distribution, metadata, postil, ...rest }: Update) {
  return {
    ...rest,
    ...(distribution && { distribution: JSON.stringify(distribution) }),
    ...(metadata !== undefined && { metadata: metadata && JSON.stringify(metadata) }),
    ...(postil?.measures_time !== undefined && { measures_time: postil.measures_time }),
  };
}

const touched = { updated_at: sql<Date>`now()`, last_activity_at: sql<Date>`now()` };

/** The first change keeps the text before it, too. */
async function keepVersions(trx: Trx, id: string, guidelines: string | null) {
  await sql`INSERT INTO guidelines_versions (dataset_id, since, guidelines)
    SELECT d.id, version.since, version.guidelines FROM datasets d, LATERAL (VALUES
      (d.inserted_at, d.guidelines), (statement_timestamp(), ${guidelines}::text)) AS version (since, guidelines)
    WHERE d.id = ${id}::uuid AND d.guidelines IS DISTINCT FROM ${guidelines}::text
    ON CONFLICT DO NOTHING`.execute(trx);
}

export function updateOne(call: CallContext<Update>, { id, name, workspace_id }: FoundDataset) {
  const { body } = call;
  const updated = transactionWithEvents(call, async (trx, emit) => {
    const dataset = await lockDataset(trx, { id });
    if (body.distribution) await checkDistribution(trx, dataset, body.distribution);
    const columns = columnsOf(body);
    if (Object.keys(columns).length > 0) {
      if (body.guidelines !== undefined) await keepVersions(trx, id, body.guidelines);
      await trx
        .updateTable('datasets')
        .set({ ...columns, ...touched })
        .where('id', '=', id)
        .execute();
      await emit({ type: 'dataset.updated', datasetId: id });
    }
    return presentById(trx, call, id);
  });
  return refuseDuplicates(updated, nameTaken(body.name ?? name, workspace_id));
}

/** Fields need not be required: imports from the hub have no required fields. */
async function checkComplete(trx: Trx, datasetId: string) {
  const of = (table: 'fields' | 'questions') =>
    trx.selectFrom(table).select('required').where('dataset_id', '=', datasetId).execute();
  const [fields, questions] = [await of('fields'), await of('questions')];
  const without = (what: string) => unprocessable(`Dataset cannot be published without ${what}`);
  if (fields.length === 0) throw without('fields');
  if (!questions.some(({ required }) => required)) throw without('required questions');
}

export const publishOne = (call: CallContext, { id }: FoundDataset) =>
  transactionWithEvents(call, async (trx, emit) => {
    const { status } = await lockDataset(trx, { id });
    if (status === 'ready') throw unprocessable('Dataset has already been published');
    await checkComplete(trx, id);
    await trx
      .updateTable('datasets')
      .set({ status: 'ready', ...touched })
      .where('id', '=', id)
      .execute();
    await emit({ type: 'dataset.published', datasetId: id });
    return presentById(trx, call, id);
  });

/** Argilla servers have no trash. */
export const deleteOne = (call: CallContext, { id }: FoundDataset) =>
  transactionWithEvents(call, async (trx, emit) => {
    const { ds } = await lockDataset(trx, { id });
    await emit({ type: 'dataset.deleted', datasetId: id });
    const shown = await presentById(trx, call, id);
    const days = call.speaks === 'argilla' ? 0 : call.config.trashDays;
    await moveToTrash(trx, { ds, by: call.caller.id, days });
    return shown;
  });
