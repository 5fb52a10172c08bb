import { sql } from 'kysely';
import * as v from 'valibot';
import type { WireQuestion } from '#contract/datasets/question.ts';
import type { wireLabelRemoval } from '#contract/datasets/question-changes.ts';
import { wireNewQuestionSettings } from '#contract/datasets/question-settings.ts';
import type { Trx } from '../../schema/database.ts';
import { changeSettings } from '../dataset-settings/change-settings.ts';
import type { SettingRef } from '../dataset-settings/find-setting.ts';
import { presentQuestion } from '../dataset-settings/presenter.ts';
import { type QuestionRow, questionRow } from '../dataset-settings/queries.ts';
import { optionsOf, type Settings, valuesOf } from '../dataset-settings/questions/options.ts';
import { stopAnswers } from '../datasets/stop-answers.ts';
import { unprocessable } from '../shared/refusal.ts';
import type { CallContext } from '../shared/route.ts';
import { usageOf } from './usage.ts';

type Removal = v.InferOutput<typeof wireLabelRemoval>;

/** Rankings contain all of their options, and ratings are a scale. */
const labelled: readonly unknown[] = ['label_selection', 'multi_label_selection', 'span'];

function checkKnown({ name, settings }: QuestionRow, values: readonly string[]) {
  if (!labelled.includes(settings.type)) throw unprocessable(`'${name}' has no labels`);
  const unknown = values.find((value) => !valuesOf(settings).includes(value));
  if (unknown !== undefined) throw unprocessable(`'${name}' has no label '${unknown}'`);
}

async function refuseUsed(trx: Trx, ds: number, question: QuestionRow, values: readonly string[]) {
  const used = (await usageOf(trx, ds, question)).options.find(({ value }) => values.includes(value));
  if (!used) return;
  const { value, answers, suggestions } = used;
  throw unprocessable(
    `label '${value}' cannot be removed, because ${answers} responses and ${suggestions} suggestions use it`,
    'label_in_use',
  );
}

/** Shows all labels if fewer remain than are shown at first. */
function settingsWithout(settings: Settings, values: readonly string[]): Settings {
  const options = optionsOf(settings).filter(({ value }) => !values.includes(String(value)));
  const shown = Number(settings.visible_options) > options.length ? null : settings.visible_options;
  const whole = v.safeParse(wireNewQuestionSettings, { ...settings, options, visible_options: shown });
  if (!whole.success) throw unprocessable(whole.issues[0].message);
  return whole.output;
}

export const removeLabels = (call: CallContext<Removal>, { datasetId, ds }: SettingRef): Promise<WireQuestion> =>
  changeSettings(call, datasetId, async (trx) => {
    const { values } = call.body;
    await stopAnswers(trx, ds);
    const question = await questionRow(trx, call.id);
    checkKnown(question, values);
    await refuseUsed(trx, ds, question, values);
    await trx
      .updateTable('questions')
      .set({ settings: JSON.stringify(settingsWithout(question.settings, values)), updated_at: sql<Date>`now()` })
      .where('id', '=', call.id)
      .execute();
    return presentQuestion(await questionRow(trx, call.id));
  });
