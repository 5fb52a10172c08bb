import { sql } from 'kysely';
import type * as v from 'valibot';
import type { WireQuestion } from '#contract/datasets/question.ts';
import type { wireQuestionOrder, wireRequirement } from '#contract/datasets/question-changes.ts';
import type { Trx } from '../../schema/database.ts';
import { changeSettings } from '../dataset-settings/change-settings.ts';
import type { SettingRef } from '../dataset-settings/find-setting.ts';
import { presentQuestion } from '../dataset-settings/presenter.ts';
import { type QuestionRow, questionRow, questionRows } from '../dataset-settings/queries.ts';
import type { LockedDataset } from '../datasets/lock-dataset.ts';
import type { FoundDataset } from '../datasets/queries.ts';
import { stopAnswers } from '../datasets/stop-answers.ts';
import { conflict, unprocessable } from '../shared/refusal.ts';
import type { CallContext } from '../shared/route.ts';
import { usageOf } from './usage.ts';

type Requirement = v.InferOutput<typeof wireRequirement>;
type Order = v.InferOutput<typeof wireQuestionOrder>;

/** A dataset cannot be published without a required question, so a published one keeps it. */
async function keepRequired(trx: Trx, dataset: LockedDataset, { id, name, required }: QuestionRow) {
  const questions = await questionRows(trx, dataset.id);
  if (dataset.status === 'ready' && required && !questions.some((other) => other.id !== id && other.required))
    throw unprocessable(
      `'${name}' is the only required question. Make another question required first`,
      'last_required_question',
    );
}

/** Responses stay as they are: those submitted without an answer remain submitted. */
export const requireQuestion = (call: CallContext<Requirement>, setting: SettingRef): Promise<WireQuestion> =>
  changeSettings(call, setting.datasetId, async (trx, dataset) => {
    const { id, body } = call;
    if (!body.required) await keepRequired(trx, dataset, await questionRow(trx, id));
    await trx
      .updateTable('questions')
      .set({ required: body.required, updated_at: sql<Date>`now()` })
      .where('id', '=', id)
      .execute();
    return presentQuestion(await questionRow(trx, id));
  });

export const removeQuestion = (call: CallContext, setting: SettingRef): Promise<WireQuestion> =>
  changeSettings(call, setting.datasetId, async (trx, dataset) => {
    const { ds } = dataset;
    await stopAnswers(trx, ds);
    const question = await questionRow(trx, call.id);
    await keepRequired(trx, dataset, question);
    const { answers } = await usageOf(trx, ds, question);
    if (answers > 0)
      throw unprocessable(
        `'${question.name}' cannot be removed, because ${answers} responses answer it`,
        'question_answered',
      );
    await trx.deleteFrom('suggestions').where('ds', '=', ds).where('question_n', '=', question.n).execute();
    await trx.deleteFrom('questions').where('id', '=', call.id).execute();
    return presentQuestion(question);
  });

export const orderQuestions = (call: CallContext<Order>, { id }: FoundDataset) =>
  changeSettings(call, id, async (trx) => {
    const wanted = call.body.ids;
    const existing = new Set((await questionRows(trx, id)).map((question) => question.id));
    if (
      wanted.length !== existing.size ||
      new Set(wanted).size !== existing.size ||
      wanted.some((each) => !existing.has(each))
    )
      throw conflict('The order does not contain exactly the questions of the dataset', 'questions_changed');
    await sql`UPDATE questions q SET position = x.place - 1
      FROM unnest(${wanted}::uuid[]) WITH ORDINALITY AS x(id, place) WHERE q.id = x.id`.execute(trx);
    return { items: (await questionRows(trx, id)).map(presentQuestion) };
  });
