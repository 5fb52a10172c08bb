import type * as v from 'valibot';
import type { wireResponseWrite } from '#contract/annotation/response.ts';
import type { WireQuestionSettings } from '#contract/datasets/question-settings.ts';
import { unprocessable } from '../../shared/refusal.ts';
import { checkAnswer } from './check-answer.ts';

export type ResponseWrite = v.InferOutput<typeof wireResponseWrite>;

export interface QuestionToAnswer {
  readonly name: string;
  readonly required: boolean;
  readonly settings: WireQuestionSettings;
}

type Values = NonNullable<ResponseWrite['values']>;

function checkPresence(values: Values, questions: readonly QuestionToAnswer[]) {
  if (Object.keys(values).length === 0) throw unprocessable('missing response values for submitted response');
  const missing = questions.find(({ name, required }) => required && !Object.hasOwn(values, name));
  if (missing) throw unprocessable(`missing response value for required question with name='${missing.name}'`);
}

/** Values are checked in drafts, too; completeness only on submission. */
export function checkResponse(
  { status, values: given }: ResponseWrite,
  questions: readonly QuestionToAnswer[],
  fields: Readonly<Record<string, unknown>>,
): void {
  const values = given ?? {};
  const isSubmitted = status === 'submitted';
  if (isSubmitted) checkPresence(values, questions);
  const byName = new Map(questions.map((question) => [question.name, question]));
  for (const [name, { value }] of Object.entries(values)) {
    const question = byName.get(name);
    if (!question) throw unprocessable(`found response value for non configured question with name='${name}'`);
    checkAnswer(value, question.settings, { isSubmitted, fields });
  }
}
