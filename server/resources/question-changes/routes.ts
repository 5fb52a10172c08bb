import { wireQuestionCreate } from '#contract/datasets/question.ts';
import { wireLabelRemoval, wireQuestionOrder, wireRequirement } from '#contract/datasets/question-changes.ts';
import { findSetting } from '../dataset-settings/find-setting.ts';
import { questionRow } from '../dataset-settings/queries.ts';
import { createQuestion } from '../dataset-settings/questions/questions.ts';
import { findDataset } from '../datasets/find-dataset.ts';
import { type AppDeps, guard, type Route } from '../shared/route.ts';
import { orderQuestions, removeQuestion, requireQuestion } from './change-questions.ts';
import { removeLabels } from './remove-labels.ts';
import { usageOf } from './usage.ts';

export function questionChangeRoutes(deps: AppDeps): readonly Route[] {
  const route = guard(deps);
  const may = 'owners and workspace admins change dataset settings';
  const ofDataset = { find: findDataset, may } as const;
  const ofQuestion = { find: findSetting('Question'), may } as const;
  return [
    route('POST', '/datasets/:dataset_id/questions', {
      ...ofDataset,
      body: wireQuestionCreate,
      status: 201,
      handle: (call, dataset) => createQuestion(call, dataset, 'at any time'),
    }),
    route('PUT', '/datasets/:dataset_id/questions/order', {
      ...ofDataset,
      body: wireQuestionOrder,
      handle: orderQuestions,
    }),
    route('GET', '/questions/:question_id/usage', {
      ...ofQuestion,
      handle: async ({ db, id }, { ds }) => usageOf(db, ds, await questionRow(db, id)),
    }),
    route('PATCH', '/questions/:question_id', { ...ofQuestion, body: wireRequirement, handle: requireQuestion }),
    route('POST', '/questions/:question_id/labels/remove', {
      ...ofQuestion,
      body: wireLabelRemoval,
      handle: removeLabels,
    }),
    route('DELETE', '/questions/:question_id', { ...ofQuestion, handle: removeQuestion }),
  ];
}
