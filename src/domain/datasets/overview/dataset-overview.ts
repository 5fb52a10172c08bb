import type { QuestionType } from '../../annotation/answer.ts';
import type { Field, FieldType } from '../../annotation/field.ts';
import type { Question } from '../../annotation/question.ts';
import type { Dataset } from '../dataset.ts';
import { isComplete, type Metrics, type Progress } from '../progress.ts';

/** Distinct types in the order of the form. */
export interface DatasetTypes {
  readonly fields: readonly FieldType[];
  readonly questions: readonly QuestionType[];
}

export interface LastAnswer {
  readonly username: string;
  readonly at: string;
}

/** An entry of the list; servers other than ours send the details later. */
export interface DatasetOverview {
  readonly dataset: Dataset;
  readonly kinds: DatasetTypes | undefined;
  readonly progress: Progress | undefined;
  /** The user's own records; only our server sends them. */
  readonly own?: Metrics | undefined;
  /** The latest answer of any user; only our server sends it. */
  readonly lastAnswer?: LastAnswer | undefined;
}

/** The user's next step in a dataset; `open` when no record is left for them. */
export type NextStep = 'start' | 'continue' | 'open';

export function nextStep({ progress, own }: DatasetOverview, username: string): NextStep | undefined {
  if (!progress) return undefined;
  const isDone = own ? own.pending + own.draft === 0 : progress.total === 0 || isComplete(progress);
  if (isDone) return 'open';
  return progress.users.includes(username) ? 'continue' : 'start';
}

/** Whether nothing but answers has changed the dataset since the last answer. */
export const isNewest = ({ at }: LastAnswer, changed: string): boolean => at >= changed;

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
