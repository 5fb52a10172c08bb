import type { StoredSteps } from '#application/ports/annotation/stored-steps.ts';
import type { Ids } from '#application/ports/shared/ids.ts';
import { emptyHistory, type History, redo, remember, undo } from '#domain/annotation/history.ts';
import type { Question } from '#domain/annotation/question.ts';
import { type AnswerStep, changesServer, isWithoutEffect } from '#domain/annotation/undo/answer-step.ts';
import { limits } from '#domain/shared/limits.ts';
import { makeStateObservable } from '../../../shared/make-state-observable.ts';
import type { Session } from '../../../shared/session.ts';

/** Steps that can be undone and redone. Steps that reached the server are stored, so they survive a reload. */
export class HistoryViewModel {
  private history: History<AnswerStep> = emptyHistory;
  private readonly idsByStep = new Map<AnswerStep, string>();
  private datasetId = '';

  constructor(
    private readonly kept: StoredSteps,
    private readonly ids: Ids,
    private readonly session: Session,
  ) {
    makeStateObservable(this);
  }

  get canUndo() {
    return this.history.done.length > 0;
  }

  get canRedo() {
    return this.history.undone.length > 0;
  }

  /** The group of the latest step. */
  get group() {
    return this.history.done.at(-1)?.group;
  }

  activate(datasetId: string) {
    this.datasetId = datasetId;
    void this.load();
  }

  remember(step: AnswerStep, questions: readonly Question[]) {
    const previous = this.history;
    const next = remember(previous, step);
    const last = next.done.at(-1);
    this.history = last && isWithoutEffect(last, questions) ? { ...next, done: next.done.slice(0, -1) } : next;
    if (changesServer(step, questions)) this.store(step, false);
    const [oldest] = previous.done;
    const isFull = oldest !== undefined && !next.done.includes(oldest);
    this.removeStored([...previous.undone, ...(isFull ? [oldest] : [])]);
  }

  /** The step that the next undo or redo would replay. */
  peek(side: 'before' | 'after'): AnswerStep | undefined {
    return (side === 'before' ? this.history.done : this.history.undone).at(-1);
  }

  move(side: 'before' | 'after') {
    const moved = side === 'before' ? undo(this.history) : redo(this.history);
    if (!moved) return;
    this.history = moved.history;
    if (this.idsByStep.has(moved.step)) this.store(moved.step, side === 'before');
  }

  /** Removes a step whose records are gone. */
  remove(step: AnswerStep) {
    const others = (steps: readonly AnswerStep[]) => steps.filter((each) => each !== step);
    this.history = { done: others(this.history.done), undone: others(this.history.undone) };
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
    if (user) this.addStored(await this.kept.of(user.id, this.datasetId));
  }

  /** Puts stored steps before the steps of this visit. */
  private addStored(found: Awaited<ReturnType<StoredSteps['of']>>) {
    const known = new Set(this.idsByStep.values());
    const all = found.filter(({ id }) => !known.has(id));
    for (const { step, id } of all) this.idsByStep.set(step, id);
    const done = all.filter(({ isUndone }) => !isUndone).map(({ step }) => step);
    const undone = all.filter(({ isUndone }) => isUndone).map(({ step }) => step);
    const isUntouched = this.history === emptyHistory;
    this.removeStored([...done.slice(0, -limits.undoSteps), ...(isUntouched ? [] : undone)]);
    this.history = {
      done: [...done.slice(-limits.undoSteps), ...this.history.done],
      undone: isUntouched ? undone.toReversed() : this.history.undone,
    };
  }
}
