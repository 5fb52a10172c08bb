import { sql } from 'kysely';
import type * as v from 'valibot';
import type { wireFieldCreate, wireFieldUpdate } from '#contract/datasets/field.ts';
import type { Trx } from '../../schema/database.ts';
import type { FoundDataset } from '../datasets/queries.ts';
import { refuseDuplicates } from '../shared/failures/unique.ts';
import { conflict, unprocessable } from '../shared/refusal.ts';
import type { CallContext } from '../shared/route.ts';
import { changeSettings, isEmpty, refuseWhenPublished, requireNamed } from './change-settings.ts';
import { createFields } from './create.ts';
import type { SettingRef } from './find-setting.ts';
import { presentField } from './presenter.ts';
import { type FieldRow, fieldRow, fieldRows, questionRows } from './queries.ts';
import { spanQuestionOver } from './questions/span-fields.ts';

type Creation = v.InferOutput<typeof wireFieldCreate>;
type Update = v.InferOutput<typeof wireFieldUpdate>;

const nameTaken = (name: string, datasetId: string) =>
  conflict(`Field with name \`${name}\` already exists for dataset with id \`${datasetId}\``);

export function createField(call: CallContext<Creation>, { id }: FoundDataset) {
  const made = changeSettings(call, id, async (trx, dataset) => {
    refuseWhenPublished(dataset, 'Field cannot be created for a published dataset');
    await createFields(trx, id, [call.body]);
    return presentField(requireNamed(await fieldRows(trx, id), call.body.name));
  });
  return refuseDuplicates(made, nameTaken(call.body.name, id));
}

function checkType({ settings }: FieldRow, requested: Update['settings']) {
  if (requested && requested.type !== settings.type)
    throw unprocessable(`Field type cannot be changed. Expected '${settings.type}' but got '${requested.type}'`);
}

export async function updateField(call: CallContext<Update>, { datasetId }: SettingRef) {
  const { id, body, db } = call;
  if (isEmpty(body)) return presentField(await fieldRow(db, id));
  return changeSettings(call, datasetId, async (trx) => {
    const field = await fieldRow(trx, id);
    checkType(field, body.settings);
    const { settings: changed, ...rest } = body;
    const settings = changed && { ...field.settings, ...changed };
    await trx
      .updateTable('fields')
      .set({ ...rest, ...(settings && { settings: JSON.stringify(settings) }), updated_at: sql<Date>`now()` })
      .where('id', '=', id)
      .execute();
    return presentField(await fieldRow(trx, id));
  });
}

/** Span questions need their field. */
async function refuseWhenUsedBySpans(trx: Trx, { name }: FieldRow, datasetId: string) {
  const question = spanQuestionOver(name, await questionRows(trx, datasetId));
  if (question) throw unprocessable(`'${name}' is used by span question with id '${question.id}'`);
}

export const deleteField = (call: CallContext, { datasetId }: SettingRef) =>
  changeSettings(call, datasetId, async (trx, dataset) => {
    const field = await fieldRow(trx, call.id);
    refuseWhenPublished(dataset, 'Fields cannot be deleted for a published dataset');
    await refuseWhenUsedBySpans(trx, field, datasetId);
    await trx.deleteFrom('fields').where('id', '=', call.id).execute();
    return presentField(field);
  });
