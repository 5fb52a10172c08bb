import { requireOnlyQuestion } from '../source/row-source.ts';
import { type DatasetPlan, keepMetadata, mappedFields } from './dataset-plan.ts';
import { mapField } from './plan-fields.ts';
import type { QuestionDraft } from './question-draft.ts';
import { keyOf, sentName } from './question-name.ts';
import { judgesReplies, replyColumns } from './reply-columns.ts';

export const canAsk = (plan: DatasetPlan, column: string): boolean =>
  plan.questionsByColumn?.[column] !== undefined && plan.questions.every((question) => question.column !== column);

/** Turns a column into a question, whose suggestions are the values; it is metadata or a field no more. */
export function askColumn(plan: DatasetPlan, column: string): DatasetPlan {
  const found = plan.questionsByColumn?.[column];
  if (!found || !canAsk(plan, column)) return plan;
  const others = plan.questions.filter((question) => !isReplaced(question, found, plan));
  const names = new Set(others.flatMap((question) => [sentName(question), keyOf(question)]));
  const question = { ...found, name: unusedName(found.name, names), required: others.every((each) => !each.required) };
  const asked = { ...plan, questions: requireOnlyQuestion([...others, question]) };
  return withoutField(keepMetadata(asked, column, false), column);
}

/** Removes the question and uses its column as before: as metadata if possible, else as a field. */
export function stopAsking(plan: DatasetPlan, key: string): DatasetPlan {
  const { column } = plan.questions.find((question) => keyOf(question) === key) ?? {};
  const without = { ...plan, questions: plan.questions.filter((question) => keyOf(question) !== key) };
  const next = { ...without, questions: requireOnlyQuestion(without.questions) };
  const isUsed = column === undefined || next.questions.some((question) => question.column === column);
  return isUsed ? next : withColumn(next, column);
}

/** Whether the column of a question is used otherwise when it is not asked. */
export const hasOtherUse = ({ metadata, fields, questionsByColumn }: DatasetPlan, { column }: QuestionDraft): boolean =>
  questionsByColumn !== undefined && [...metadata, ...fields].some(({ name }) => name === column);

function withColumn(plan: DatasetPlan, column: string): DatasetPlan {
  if (plan.metadata.some(({ name }) => name === column)) return keepMetadata(plan, column, true);
  const [, choice] = plan.fields.find(({ name }) => name === column)?.choices ?? [];
  return choice === undefined ? plan : mapField(plan, column, choice);
}

function withoutField(plan: DatasetPlan, column: string): DatasetPlan {
  const hasOthers = mappedFields(plan).some(({ name }) => name !== column);
  return hasOthers ? mapField(plan, column, 'no mapping') : plan;
}

/** A default question goes when a column is asked; one that compares replies only when the column does so too. */
function isReplaced(question: QuestionDraft, asked: QuestionDraft, plan: DatasetPlan): boolean {
  const replies = replyColumns(plan);
  return question.isDefault === true && (!judgesReplies(question, replies) || judgesReplies(asked, replies));
}

function unusedName(name: string, used: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? name : `${name}_${number}`;
    if (!used.has(candidate)) return candidate;
  }
}
