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

/** The plan with the steps to undo and to redo. */
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

  begin(plan: DatasetPlan | undefined) {
    this.resume({ plan, stack: emptyUndoStack });
  }

  resume({ plan, stack }: PlanSteps) {
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
  learn(to: (plan: DatasetPlan) => DatasetPlan) {
    this.stack = mapEntries(this.stack, to);
    this.plan = this.plan && to(this.plan);
  }

  undo() {
    this.restore(undo(this.stack, this.plan));
  }

  redo() {
    this.restore(redo(this.stack, this.plan));
  }

  private restore(result: UndoResult<DatasetPlan> | undefined) {
    if (!result) return;
    this.resume({ plan: result.entry, stack: result.stack });
  }
}
