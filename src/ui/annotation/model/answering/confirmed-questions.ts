import { observable } from 'mobx';
import { sameAnswer } from '#domain/annotation/answer.ts';
import { accepted, answerTo, type Draft, holdsSuggestion } from '#domain/annotation/draft.ts';
import type { Question } from '#domain/annotation/question.ts';
import type { DatasetRecord } from '#domain/annotation/record.ts';
import { isOnlyChoice } from '#domain/annotation/selection.ts';
import { makeStateObservable } from '../../../shared/make-state-observable.ts';

interface SuggestedForm {
  readonly draft: Draft;
  readonly record: DatasetRecord | undefined;
}

interface ChangeableForm extends SuggestedForm {
  readonly isPaused: boolean;
  change(draft: Draft): void;
}

/** Questions of a form whose suggestions the user has changed or accepted. */
export class ConfirmedQuestions {
  private readonly confirmed = observable.set<string>();
  private readonly accepted = observable.set<string>();

  constructor() {
    makeStateObservable(this);
  }

  get size(): number {
    return this.confirmed.size;
  }

  has({ name }: Question): boolean {
    return this.confirmed.has(name);
  }

  add({ name }: Question): void {
    this.confirmed.add(name);
  }

  addChanged(before: Draft, after: Draft, questions: readonly Question[]): void {
    for (const question of questions)
      if (!sameAnswer(answerTo(before, question), answerTo(after, question))) this.add(question);
  }

  /** The answer is a suggestion that the user has neither changed nor accepted. */
  isUnconfirmed({ draft, record }: SuggestedForm, question: Question): boolean {
    return !this.has(question) && holdsSuggestion(draft, record, question);
  }

  /** The first choice of a suggested option accepts it; the next one deselects it. */
  acceptsChoice(form: SuggestedForm, question: Question, position: number): boolean {
    const isAccepted = this.isUnconfirmed(form, question) && isOnlyChoice(form.draft, question, position);
    this.add(question);
    return isAccepted;
  }

  /** The user accepted the suggestion as a whole; single spans are accepted on their own. */
  isAccepted({ name }: Question): boolean {
    return this.accepted.has(name);
  }

  accept(form: ChangeableForm, question: Question): void {
    const { draft, record } = form;
    if (!record || form.isPaused) return;
    this.add(question);
    this.accepted.add(question.name);
    if (!holdsSuggestion(draft, record, question)) form.change(accepted(draft, record, question));
  }

  /** Undo may bring suggestions back, which then wait for the user again. */
  removeSuggested({ draft, record }: SuggestedForm, questions: readonly Question[]): void {
    for (const question of questions) {
      if (!holdsSuggestion(draft, record, question)) continue;
      this.confirmed.delete(question.name);
      this.accepted.delete(question.name);
    }
  }

  clear(): void {
    this.confirmed.clear();
    this.accepted.clear();
  }
}
