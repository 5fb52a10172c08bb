import type { Question } from '#domain/annotation/question.ts';

export abstract class QuestionRepository {
  /** `fresh` bypasses the cache and reports no failure to the user. */
  abstract of(datasetId: string, fresh?: boolean): Promise<readonly Question[]>;
}
