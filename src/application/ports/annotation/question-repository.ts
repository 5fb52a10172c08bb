import type { Question } from '#domain/annotation/question.ts';

export abstract class QuestionRepository {
  abstract of(datasetId: string): Promise<readonly Question[]>;
}
