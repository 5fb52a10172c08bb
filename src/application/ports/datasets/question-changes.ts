import type { QuestionUsage } from '#domain/datasets/settings/question-changes.ts';
import type { NewQuestion } from '../annotation/question-writer.ts';

/** Changes of the questions of a published dataset. */
export abstract class QuestionChanges {
  abstract usageOf(id: string): Promise<QuestionUsage>;
  abstract add(datasetId: string, question: NewQuestion): Promise<void>;
  abstract require(id: string, isRequired: boolean): Promise<void>;
  abstract remove(id: string): Promise<void>;
  abstract removeLabel(id: string, value: string): Promise<void>;
  /** `ids` are all questions of the dataset. */
  abstract reorder(datasetId: string, ids: readonly string[]): Promise<void>;
}
