import type { StoredSteps } from '#application/ports/annotation/stored-steps.ts';
import type { Ids } from '#application/ports/shared/ids.ts';
import { emptyHistory, type History, redo, remember, undo } from '#domain/annotation/history.ts';
import type { Question } from '#domain/annotation/question.ts';
import { type AnswerStep, changesServer, isWithoutEffect } from '#domain/annotation/undo/answer-step.ts';
import { limits } from '#domain/shared/limits.ts';
import { makeStateObservable } from '../../../shared/make-state-observable.ts';
import type { Session } from '../../../shared/session.ts';

/** What was done here and can be taken back; what the server has heard of, after a reload too. */
export class HistoryViewModel {
  private history: History<AnswerStep> = emptyHistory;
  /** The ids under which steps are kept. */
  private readonly names = new Map<AnswerStep, string>();
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

  /** The name of the steps that the latest one is joined with. */
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
    if (changesServer(step, questions)) this.keep(step, false);
    const [oldest] = previous.done;
    const isFull = oldest !== undefined && !next.done.includes(oldest);
    this.forget([...previous.undone, ...(isFull ? [oldest] : [])]);
  }

  /** The step that a move would take back, or do again. */
  peek(side: 'before' | 'after'): AnswerStep | undefined {
    return (side === 'before' ? this.history.done : this.history.undone).at(-1);
  }

  move(side: 'before' | 'after') {
    const moved = side === 'before' ? undo(this.history) : redo(this.history);
    if (!moved) return;
    this.history = moved.history;
    if (this.names.has(moved.step)) this.keep(moved.step, side === 'before');
  }

  /** Lets go of a step that leads nowhere. */
  drop(step: AnswerStep) {
    const others = (steps: readonly AnswerStep[]) => steps.filter((each) => each !== step);
    this.history = { done: others(this.history.done), undone: others(this.history.undone) };
    this.forget([step]);
  }

  private keep(step: AnswerStep, isUndone: boolean) {
    const { user } = this.session;
    if (!user) return;
    const id = this.names.get(step) ?? this.ids.next();
    this.names.set(step, id);
    void this.kept.put({ id, userId: user.id, datasetId: this.datasetId, step, isUndone });
  }

  private forget(steps: readonly AnswerStep[]) {
    const ids = steps.flatMap((step) => this.names.get(step) ?? []);
    for (const step of steps) this.names.delete(step);
    if (ids.length > 0) void this.kept.remove(ids);
  }

  private async load() {
    const { user } = this.session;
    if (user) this.take(await this.kept.of(user.id, this.datasetId));
  }

  /** What was kept came before whatever has been done meanwhile. */
  private take(found: Awaited<ReturnType<StoredSteps['of']>>) {
    const known = new Set(this.names.values());
    const all = found.filter(({ id }) => !known.has(id));
    for (const { step, id } of all) this.names.set(step, id);
    const done = all.filter(({ isUndone }) => !isUndone).map(({ step }) => step);
    const undone = all.filter(({ isUndone }) => isUndone).map(({ step }) => step);
    const isUntouched = this.history === emptyHistory;
    this.forget([...done.slice(0, -limits.undoSteps), ...(isUntouched ? [] : undone)]);
    this.history = {
      done: [...done.slice(-limits.undoSteps), ...this.history.done],
      undone: isUntouched ? undone.toReversed() : this.history.undone,
    };
  }
}
