import type { StoredSteps } from '#application/ports/annotation/stored-steps.ts';
import type { Ids } from '#application/ports/shared/ids.ts';
import { remember } from '#domain/annotation/history.ts';
import type { Question } from '#domain/annotation/question.ts';
import { type AnswerStep, changesServer, isWithoutEffect } from '#domain/annotation/undo/answer-step.ts';
import { limits } from '#domain/shared/limits.ts';
import { emptyUndoStack, redo, type UndoStack, undo } from '#domain/shared/undo-stack.ts';
import { makeStateObservable } from '../../../shared/make-state-observable.ts';
import type { Session } from '../../../shared/session.ts';

/** Steps that can be undone and redone. Steps that reached the server are stored, so they survive a reload. */
export class HistoryViewModel {
  private history: UndoStack<AnswerStep> = emptyUndoStack;
  private readonly idsByStep = new Map<AnswerStep, string>();
  private datasetId = '';
  /** Undefined once the stored steps are known. */
  loading: Promise<void> | undefined = undefined;

  constructor(
    private readonly kept: StoredSteps,
    private readonly ids: Ids,
    private readonly session: Session,
  ) {
    makeStateObservable(this);
  }

  get canUndo() {
    return this.history.past.length > 0;
  }

  get canRedo() {
    return this.history.future.length > 0;
  }

  get group() {
    return this.history.past.at(-1)?.group;
  }

  activate(datasetId: string) {
    this.datasetId = datasetId;
    this.loading = this.load();
  }

  remember(step: AnswerStep, questions: readonly Question[]) {
    const previous = this.history;
    const next = remember(previous, step);
    const last = next.past.at(-1);
    this.history = last && isWithoutEffect(last, questions) ? { ...next, past: next.past.slice(0, -1) } : next;
    if (changesServer(step, questions)) this.store(step, false);
    const [oldest] = previous.past;
    const isFull = oldest !== undefined && !next.past.includes(oldest);
    this.removeStored([...previous.future, ...(isFull ? [oldest] : [])]);
  }

  /** The step that the next undo or redo would replay. */
  peek(side: 'before' | 'after'): AnswerStep | undefined {
    return (side === 'before' ? this.history.past : this.history.future).at(-1);
  }

  move(side: 'before' | 'after') {
    const moved = side === 'before' ? undo(this.history) : redo(this.history);
    if (!moved) return;
    this.history = moved.stack;
    if (this.idsByStep.has(moved.entry)) this.store(moved.entry, side === 'before');
  }

  remove(step: AnswerStep) {
    const others = (steps: readonly AnswerStep[]) => steps.filter((each) => each !== step);
    this.history = { past: others(this.history.past), future: others(this.history.future) };
    this.removeStored([step]);
  }

  private store(step: AnswerStep, isUndone: boolean) {
    const { user } = this.session;
    if (!user) return;
    const id = this.idsByStep.get(step) ?? this.ids.next();
    this.idsByStep.set(step, id);
    void this.kept.put({ id, userId: user.id, datasetId: this.datasetId, step, isUndone });
  }

  private removeStored(steps: readonly AnswerStep[]) {
    const ids = steps.flatMap((step) => this.idsByStep.get(step) ?? []);
    for (const step of steps) this.idsByStep.delete(step);
    if (ids.length > 0) void this.kept.remove(ids);
  }

  private async load() {
    const { user } = this.session;
    try {
      if (user) this.addStored(await this.kept.of(user.id, this.datasetId));
    } finally {
      this.endLoading();
    }
  }

  private endLoading() {
    this.loading = undefined;
  }

  private addStored(found: Awaited<ReturnType<StoredSteps['of']>>) {
    const known = new Set(this.idsByStep.values());
    const all = found.filter(({ id }) => !known.has(id));
    for (const { step, id } of all) this.idsByStep.set(step, id);
    const done = all.filter(({ isUndone }) => !isUndone).map(({ step }) => step);
    const undone = all.filter(({ isUndone }) => isUndone).map(({ step }) => step);
    const isUntouched = this.history === emptyUndoStack;
    this.removeStored([...done.slice(0, -limits.maxUndoSteps), ...(isUntouched ? [] : undone)]);
    this.history = {
      past: [...done.slice(-limits.maxUndoSteps), ...this.history.past],
      future: isUntouched ? undone.toReversed() : this.history.future,
    };
  }
}
