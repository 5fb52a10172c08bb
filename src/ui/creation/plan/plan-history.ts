import type { DatasetPlan } from '#domain/creation/plan/dataset-plan.ts';
import {
  emptyUndoStack,
  mapEntries,
  push,
  redo,
  type UndoResult,
  type UndoStack,
  undo,
} from '#domain/shared/undo-stack.ts';
import { makeStateObservable } from '../../shared/make-state-observable.ts';

export interface PlanSteps {
  readonly plan: DatasetPlan | undefined;
  readonly stack: UndoStack<DatasetPlan>;
}

export class PlanHistory {
  plan: DatasetPlan | undefined = undefined;
  private stack: UndoStack<DatasetPlan> = emptyUndoStack;
  /** The input of the last change: successive changes of one input are one step. */
  private about: string | undefined = undefined;

  constructor() {
    makeStateObservable(this);
  }

  get canUndo() {
    return this.stack.past.length > 0;
  }

  get canRedo() {
    return this.stack.future.length > 0;
  }

  get steps(): PlanSteps {
    const { plan, stack } = this;
    return { plan, stack };
  }

  start(plan: DatasetPlan | undefined) {
    this.restore({ plan, stack: emptyUndoStack });
  }

  restore({ plan, stack }: PlanSteps) {
    this.plan = plan;
    this.stack = stack;
    this.about = undefined;
  }

  change(plan: DatasetPlan, about?: string) {
    if (!this.plan || plan === this.plan) return;
    const continuesStep = about !== undefined && about === this.about;
    this.stack = continuesStep ? { ...this.stack, future: [] } : push(this.stack, this.plan);
    this.about = about;
    this.plan = plan;
  }

  /** Changes the earlier and later plans too, so that undoing does not revert it. */
  amend(to: (plan: DatasetPlan) => DatasetPlan) {
    this.stack = mapEntries(this.stack, to);
    this.plan = this.plan && to(this.plan);
  }

  undo() {
    this.show(undo(this.stack, this.plan));
  }

  redo() {
    this.show(redo(this.stack, this.plan));
  }

  private show(result: UndoResult<DatasetPlan> | undefined) {
    if (!result) return;
    this.restore({ plan: result.entry, stack: result.stack });
  }
}
