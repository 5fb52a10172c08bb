import type { SuggestionRepository } from '#application/ports/annotation/suggestion-repository.ts';
import type { Question } from '#domain/annotation/question.ts';
import type { DatasetRecord } from '#domain/annotation/record.ts';
import { type Suggestion, suggestionFor } from '#domain/annotation/suggestion.ts';
import { makeStateObservable } from '../../shared/make-state-observable.ts';
import { Task } from '../../shared/task.ts';
import type { ViewModel } from '../../shared/use-view-model.ts';
import type { AnnotationViewModel } from '../model/annotation-view-model.ts';

/** Whether the user may ask for suggestions that are hidden until the answer: some question is answered without one. */
export const canReveal = ({ response, suggestions }: DatasetRecord, questions: readonly Question[]): boolean =>
  response?.status === 'submitted' &&
  questions.some(
    (question) =>
      question.suggestionsShown === 'after-answer' &&
      response.answers[question.name] !== undefined &&
      suggestionFor(question, suggestions) === undefined,
  );

export class RevealViewModel implements ViewModel {
  readonly revealing = new Task();
  /** The record that turned out to have no suggestions. */
  private withoutAny = '';

  constructor(private readonly suggestions: SuggestionRepository) {
    makeStateObservable(this);
  }

  activate = () => () => this.revealing.cancel();

  hasNone(recordId: string) {
    return recordId === this.withoutAny;
  }

  reveal({ form, records }: Pick<AnnotationViewModel, 'form' | 'records'>) {
    const { record, questions } = form;
    if (!record || this.revealing.isRunning) return;
    const show = (suggestions: readonly Suggestion[]) => {
      const known = records.find(record.id);
      if (known) records.put({ ...known, suggestions });
      if (suggestions.length === 0) this.withoutAny = record.id;
    };
    void this.revealing.run(() => this.suggestions.reveal(record.id, questions), show);
  }
}
