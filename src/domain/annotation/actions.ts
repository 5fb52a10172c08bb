import { cleared, type Draft, isModified, sameDraft, suggested, unfinished } from './draft.ts';
import type { Question } from './question.ts';
import { type DatasetRecord, statusOf } from './record.ts';
import { suggestionFor } from './suggestion.ts';

export type Action = 'submit' | 'validate' | 'discard' | 'draft' | 'clear' | 'reset';
export type DisabledReason = 'no-record' | 'unfinished' | 'nothing-to-clear' | 'nothing-to-reset';

export interface Offer {
  readonly action: Action;
  readonly disabled: DisabledReason | undefined;
}

export const canValidate = (record: DatasetRecord, questions: readonly Question[]): boolean =>
  questions.some((question) => isSuggested(record, question)) &&
  questions.every((question) => !question.required || isSuggested(record, question)) &&
  unfinished(suggested(record, questions), questions).length === 0;

/** Validate replaces Submit while the form holds exactly the suggestions. */
export const holdsSuggestions = (draft: Draft, record: DatasetRecord, questions: readonly Question[]): boolean =>
  canValidate(record, questions) && sameDraft(draft, suggested(record, questions), questions);

/** The actions on a record, in the order of the buttons. */
export function offers(
  record: DatasetRecord | undefined,
  draft: Draft,
  questions: readonly Question[],
): readonly Offer[] {
  const actions: readonly Action[] = ['clear', 'reset', 'discard', 'draft', 'submit'];
  if (!record) return actions.map((action) => ({ action, disabled: 'no-record' }));

  return actions
    .filter((action) => action !== 'discard' || statusOf(record) !== 'discarded')
    .map((action) => (action === 'submit' && holdsSuggestions(draft, record, questions) ? 'validate' : action))
    .map((action) => ({ action, disabled: obstacle(action, record, draft, questions) }));
}

function obstacle(
  action: Action,
  record: DatasetRecord,
  draft: Draft,
  questions: readonly Question[],
): DisabledReason | undefined {
  switch (action) {
    case 'submit':
      return unfinished(draft, questions).length > 0 ? 'unfinished' : undefined;
    case 'clear':
      return !record.response && sameDraft(draft, cleared(questions), questions) ? 'nothing-to-clear' : undefined;
    case 'reset':
      return isModified(draft, record, questions) ? undefined : 'nothing-to-reset';
    case 'validate':
    case 'discard':
    case 'draft':
      return undefined;
  }
}

const isSuggested = ({ suggestions }: DatasetRecord, question: Question) =>
  suggestionFor(question, suggestions) !== undefined;
