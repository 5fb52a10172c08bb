import type { DatasetPlan } from '#domain/creation/plan/dataset-plan.ts';
import { makeStateObservable } from '../../shared/make-state-observable.ts';

const mostSteps = 200;

/** The plan with its undo and redo steps. */
export interface PlanSteps {
  readonly plan: DatasetPlan | undefined;
  readonly past: readonly DatasetPlan[];
  readonly future: readonly DatasetPlan[];
}

/** Undo history of the plan. */
export class PlanHistory {
  plan: DatasetPlan | undefined = undefined;
  private past: readonly DatasetPlan[] = [];
  private future: readonly DatasetPlan[] = [];
  /** Subject of the last change: consecutive changes of one text are one step. */
  private about: string | undefined = undefined;

  constructor() {
    makeStateObservable(this);
  }

  get canUndo() {
    return this.past.length > 0;
  }

  get canRedo() {
    return this.future.length > 0;
  }

  get steps(): PlanSteps {
    const { plan, past, future } = this;
    return { plan, past, future };
  }

  start(plan: DatasetPlan | undefined) {
    this.restore({ plan, past: [], future: [] });
  }

  restore({ plan, past, future }: PlanSteps) {
    this.plan = plan;
    this.past = past;
    this.future = future;
    this.about = undefined;
  }

  change(plan: DatasetPlan, about?: string) {
    if (!this.plan || plan === this.plan) return;
    const goesOn = about !== undefined && about === this.about;
    if (!goesOn) this.past = [...this.past, this.plan].slice(-mostSteps);
    this.future = [];
    this.about = about;
    this.plan = plan;
  }

  /** Changes all steps, for facts that undo must not revert. */
  amend(to: (plan: DatasetPlan) => DatasetPlan) {
    this.past = this.past.map(to);
    this.future = this.future.map(to);
    this.plan = this.plan && to(this.plan);
  }

  undo() {
    const before = this.past.at(-1);
    if (!before || !this.plan) return;
    this.future = [...this.future, this.plan];
    this.past = this.past.slice(0, -1);
    this.show(before);
  }

  redo() {
    const after = this.future.at(-1);
    if (!after || !this.plan) return;
    this.past = [...this.past, this.plan];
    this.future = this.future.slice(0, -1);
    this.show(after);
  }

  private show(plan: DatasetPlan) {
    this.plan = plan;
    this.about = undefined;
  }
}
