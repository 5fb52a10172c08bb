import { makeAutoObservable } from 'mobx';
import { emptyHistory, type History, redo, remember, undo } from '#domain/annotation/history.ts';
import type { Question } from '#domain/annotation/question.ts';
import { type AnswerStep, isIdle } from '#domain/annotation/undo/answer-step.ts';

/** What was done here, and can be taken back. */
export class HistoryViewModel {
  private history: History<AnswerStep> = emptyHistory;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get canUndo() {
    return this.history.done.length > 0;
  }

  get canRedo() {
    return this.history.undone.length > 0;
  }

  /** The name of the steps that the latest one is joined with. */
  get group() {
    return this.history.done.at(-1)?.group;
  }

  remember(step: AnswerStep, questions: readonly Question[]) {
    const next = remember(this.history, step);
    const last = next.done.at(-1);
    this.history = last && isIdle(last, questions) ? { ...next, done: next.done.slice(0, -1) } : next;
  }

  /** The step that is to be taken back. */
  undo(): AnswerStep | undefined {
    return this.move(undo(this.history));
  }

  /** The step that is to be done again. */
  redo(): AnswerStep | undefined {
    return this.move(redo(this.history));
  }

  private move(moved: ReturnType<typeof undo<AnswerStep>>) {
    if (moved) this.history = moved.history;
    return moved?.step;
  }
}
