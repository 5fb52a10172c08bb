import { sql } from 'kysely';
import type * as v from 'valibot';
import type { wireMetadataPropertyCreate, wireMetadataPropertyUpdate } from '#contract/datasets/metadata-property.ts';
import { dropMetadataIndexes } from '../../../search/metadata-index.ts';
import type { FoundDataset } from '../../datasets/queries.ts';
import { refuseDuplicates } from '../../shared/failures/unique.ts';
import { conflict } from '../../shared/refusal.ts';
import type { CallContext } from '../../shared/route.ts';
import { changeSettings, isEmpty, requireNamed } from '../change-settings.ts';
import { createMetadataProperties } from '../create.ts';
import type { SettingRef } from '../find-setting.ts';
import { presentMetadataProperty } from '../presenter.ts';
import { metadataPropertyRow, metadataPropertyRows } from '../queries.ts';

type Creation = v.InferOutput<typeof wireMetadataPropertyCreate>;
type Update = v.InferOutput<typeof wireMetadataPropertyUpdate>;

const nameTaken = (name: string, datasetId: string) =>
  conflict(`Metadata property with name \`${name}\` already exists for dataset with id \`${datasetId}\``);

export function createMetadataProperty(call: CallContext<Creation>, { id }: FoundDataset) {
  const { body } = call;
  const made = changeSettings(call, id, async (trx) => {
    await createMetadataProperties(trx, id, [body]);
    return presentMetadataProperty(requireNamed(await metadataPropertyRows(trx, id, true), body.name));
  });
  return refuseDuplicates(made, nameTaken(body.name, id));
}

export async function updateMetadataProperty(call: CallContext<Update>, { datasetId }: SettingRef) {
  const { id, body, db } = call;
  if (isEmpty(body)) return presentMetadataProperty(await metadataPropertyRow(db, id));
  return changeSettings(call, datasetId, async (trx) => {
    await trx
      .updateTable('metadata_properties')
      .set({ ...body, updated_at: sql<Date>`now()` })
      .where('id', '=', id)
      .execute();
    return presentMetadataProperty(await metadataPropertyRow(trx, id));
  });
}

/** Records keep the values. */
export const deleteMetadataProperty = (call: CallContext, { datasetId }: SettingRef) =>
  changeSettings(call, datasetId, async (trx, { ds }) => {
    const property = await metadataPropertyRow(trx, call.id);
    await trx.deleteFrom('metadata_properties').where('id', '=', call.id).execute();
    await dropMetadataIndexes(trx, ds, property.n);
    return presentMetadataProperty(property);
  });
