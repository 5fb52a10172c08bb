import type { QuestionRepository } from '#application/ports/annotation/question-repository.ts';
import type { NewQuestion, QuestionWriter } from '#application/ports/annotation/question-writer.ts';
import type { Question } from '#domain/annotation/question.ts';
import { Fake } from './fake.ts';

export class FakeQuestionRepository extends Fake implements QuestionRepository, QuestionWriter {
  constructor(public questions: readonly Question[] = []) {
    super();
  }

  of = (datasetId: string) =>
    this.answer('ERROR_FETCHING_QUESTIONS', () => this.questions.filter((each) => each.datasetId === datasetId));

  create = (datasetId: string, question: NewQuestion) =>
    this.answer('POSTIL_CREATING_QUESTION', () => {
      const created = { ...question, id: question.name, datasetId, description: undefined };
      this.questions = [...this.questions, created];
      return created;
    });

  update = (question: Question) =>
    this.answer('ERROR_PATCHING_QUESTIONS', () => {
      this.questions = this.questions.map((each) => (each.id === question.id ? question : each));
      return question;
    });
}
