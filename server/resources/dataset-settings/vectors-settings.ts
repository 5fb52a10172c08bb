import { sql } from 'kysely';
import type * as v from 'valibot';
import type { wireVectorSettingsCreate, wireVectorSettingsUpdate } from '#contract/datasets/vector.ts';
import type { FoundDataset } from '../datasets/queries.ts';
import { refuseDuplicates } from '../shared/failures/unique.ts';
import { conflict } from '../shared/refusal.ts';
import type { CallContext } from '../shared/route.ts';
import { changeSettings, isEmpty, requireNamed } from './change-settings.ts';
import { createVectorsSettings } from './create.ts';
import type { SettingRef } from './find-setting.ts';
import { presentVectorSettings } from './presenter.ts';
import { vectorSettingsRow, vectorSettingsRows } from './queries.ts';

type Creation = v.InferOutput<typeof wireVectorSettingsCreate>;
type Update = v.InferOutput<typeof wireVectorSettingsUpdate>;

const nameTaken = (name: string, datasetId: string) =>
  conflict(`Vector settings with name \`${name}\` already exists for dataset with id \`${datasetId}\``);

export function createVectorSettings(call: CallContext<Creation>, { id }: FoundDataset) {
  const { body } = call;
  const made = changeSettings(call, id, async (trx) => {
    await createVectorsSettings(trx, id, [body]);
    return presentVectorSettings(requireNamed(await vectorSettingsRows(trx, id), body.name));
  });
  return refuseDuplicates(made, nameTaken(body.name, id));
}

export async function updateVectorSettings(call: CallContext<Update>, { datasetId }: SettingRef) {
  const { id, body, db } = call;
  if (isEmpty(body)) return presentVectorSettings(await vectorSettingsRow(db, id));
  return changeSettings(call, datasetId, async (trx) => {
    await trx
      .updateTable('vectors_settings')
      .set({ ...body, updated_at: sql<Date>`now()` })
      .where('id', '=', id)
      .execute();
    return presentVectorSettings(await vectorSettingsRow(trx, id));
  });
}

/** Deletes the vectors of all records. */
export const deleteVectorSettings = (call: CallContext, { datasetId }: SettingRef) =>
  changeSettings(call, datasetId, async (trx, { ds }) => {
    const settings = await vectorSettingsRow(trx, call.id);
    await trx.deleteFrom('vectors').where('ds', '=', ds).where('setting_n', '=', settings.n).execute();
    await trx.deleteFrom('vectors_settings').where('id', '=', call.id).execute();
    return presentVectorSettings(settings);
  });
