import type { Action, DisabledReason, Offer } from '../actions.ts';
import { prefilled } from '../draft.ts';
import type { Question } from '../question.ts';
import { type AnswerStep, answerStateOf, stateAfter } from '../undo/answer-step.ts';
import { type BulkAnswer, canValidateAll, unfinishedInBulk } from './bulk-answers.ts';

export interface BulkDraft {
  readonly answers: readonly BulkAnswer[];
  readonly questions: readonly Question[];
  /** Whether the user has changed an answer, of all records or of one. */
  readonly isTouched: boolean;
}

export function bulkOffers(draft: BulkDraft): readonly Offer[] {
  const records = draft.answers.map(({ record }) => record);
  const main: Action = !draft.isTouched && canValidateAll(records, draft.questions) ? 'validate' : 'submit';
  const actions: readonly Action[] = ['discard', 'draft', 'clear', 'reset', main];
  return actions.map((action) => ({ action, disabled: obstacle(action, draft) }));
}

export const bulkStep = (action: Action, { answers, questions }: Omit<BulkDraft, 'isTouched'>): AnswerStep => ({
  kind: action,
  changes: answers.map(({ record, answers: draft }) => ({
    recordId: record.id,
    before: answerStateOf(record, prefilled(record, questions)),
    after: stateAfter(action, record, draft, questions),
  })),
});

function obstacle(action: Action, { answers, questions, isTouched }: BulkDraft): DisabledReason | undefined {
  if (answers.length === 0) return 'no-record';
  if (action === 'submit') return unfinishedInBulk(answers, questions).length > 0 ? 'unfinished' : undefined;
  if (action === 'clear') return answers.some(({ record }) => record.response) ? undefined : 'nothing-to-clear';
  if (action === 'reset') return isTouched ? undefined : 'nothing-to-reset';
  return undefined;
}
