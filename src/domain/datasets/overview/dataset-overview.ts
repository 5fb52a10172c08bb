import type { QuestionType } from '../../annotation/answer.ts';
import type { Field, FieldType } from '../../annotation/field.ts';
import type { Question } from '../../annotation/question.ts';
import type { Dataset } from '../dataset.ts';
import type { Progress } from '../progress.ts';

/** Distinct types in the order of the form. */
export interface DatasetTypes {
  readonly fields: readonly FieldType[];
  readonly questions: readonly QuestionType[];
}

/** An entry of the list; servers other than ours send the details later. */
export interface DatasetOverview {
  readonly dataset: Dataset;
  readonly kinds: DatasetTypes | undefined;
  readonly progress: Progress | undefined;
}

/** Details need further requests. */
export const bareOverview = (dataset: Dataset): DatasetOverview => ({ dataset, kinds: undefined, progress: undefined });

export const typesOf = (fields: readonly Field[], questions: readonly Question[]): DatasetTypes => ({
  fields: [...new Set(fields.map(({ type }) => type))],
  questions: [...new Set(questions.map(({ type }) => type))],
});

/** Keeps loaded details when the list is reloaded without them. */
export function keepDetails(
  before: readonly DatasetOverview[],
  now: readonly DatasetOverview[],
): readonly DatasetOverview[] {
  const known = new Map(before.map((overview) => [overview.dataset.id, overview]));
  return now.map((overview) => {
    const old = known.get(overview.dataset.id);
    return { ...overview, kinds: overview.kinds ?? old?.kinds, progress: overview.progress ?? old?.progress };
  });
}
