import { sql } from 'kysely';
import type * as v from 'valibot';
import type { wireQuestionCreate, wireQuestionUpdate } from '#contract/datasets/question.ts';
import type { Trx } from '../../../schema/database.ts';
import type { FoundDataset } from '../../datasets/queries.ts';
import { refuseDuplicates } from '../../shared/failures/unique.ts';
import { conflict } from '../../shared/refusal.ts';
import type { CallContext } from '../../shared/route.ts';
import { changeSettings, isEmpty, refuseWhenPublished, requireNamed } from '../change-settings.ts';
import { createQuestions, shownColumns } from '../create.ts';
import type { SettingRef } from '../find-setting.ts';
import { presentQuestion } from '../presenter.ts';
import { fieldRows, questionRow, questionRows } from '../queries.ts';
import { checkColours } from './options.ts';
import { updatedSettings } from './question-update.ts';
import { checkSpanField } from './span-fields.ts';

type Creation = v.InferOutput<typeof wireQuestionCreate>;
type Update = v.InferOutput<typeof wireQuestionUpdate>;

const nameTaken = (name: string, datasetId: string) =>
  conflict(`Question with name \`${name}\` already exists for dataset with id \`${datasetId}\``);

async function checkField(trx: Trx, datasetId: string, { settings }: Creation) {
  if (settings.type !== 'span') return;
  checkSpanField(settings.field, await fieldRows(trx, datasetId), await questionRows(trx, datasetId));
}

/** Argilla refuses questions after publication. */
export function createQuestion(call: CallContext<Creation>, { id }: FoundDataset, when?: 'at any time') {
  const { body, speaks } = call;
  if (speaks !== 'argilla') checkColours({}, body.settings);
  const made = changeSettings(call, id, async (trx, dataset) => {
    if (when !== 'at any time') refuseWhenPublished(dataset, 'questions cannot be created for a published dataset');
    await checkField(trx, id, body);
    await createQuestions(trx, id, [body]);
    return presentQuestion(requireNamed(await questionRows(trx, id), body.name));
  });
  return refuseDuplicates(made, nameTaken(body.name, id));
}

export async function updateQuestion(call: CallContext<Update>, { datasetId }: SettingRef) {
  const { id, body, db } = call;
  if (isEmpty(body)) return presentQuestion(await questionRow(db, id));
  return changeSettings(call, datasetId, async (trx) => {
    const { settings, postil, ...rest } = body;
    const before = await questionRow(trx, id);
    const after = settings && { settings: JSON.stringify(updatedSettings(before.settings, settings, call.speaks)) };
    await trx
      .updateTable('questions')
      .set({ ...rest, ...after, ...shownColumns(postil), updated_at: sql<Date>`now()` })
      .where('id', '=', id)
      .execute();
    return presentQuestion(await questionRow(trx, id));
  });
}

/** Deletes its suggestions, too. */
export const deleteQuestion = (call: CallContext, { datasetId }: SettingRef) =>
  changeSettings(call, datasetId, async (trx, dataset) => {
    const question = await questionRow(trx, call.id);
    refuseWhenPublished(dataset, 'questions cannot be deleted for a published dataset');
    const { ds } = dataset;
    await trx.deleteFrom('suggestions').where('ds', '=', ds).where('question_n', '=', question.n).execute();
    await trx.deleteFrom('questions').where('id', '=', call.id).execute();
    return presentQuestion(question);
  });
