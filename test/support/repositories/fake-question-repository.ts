import type { QuestionRepository } from '#application/ports/annotation/question-repository.ts';
import type { Question } from '#domain/annotation/question.ts';
import { Fake } from './fake.ts';

export class FakeQuestionRepository extends Fake implements QuestionRepository {
  constructor(public questions: readonly Question[] = []) {
    super();
  }

  of = (datasetId: string) =>
    this.answer('ERROR_FETCHING_QUESTIONS', () => this.questions.filter((each) => each.datasetId === datasetId));
}
