import type { DatasetPlan } from '#domain/creation/plan/dataset-plan.ts';
import { makeStateObservable } from '../../shared/make-state-observable.ts';

const mostSteps = 200;

/** The plan, and the ways back and forth. */
export interface PlanSteps {
  readonly plan: DatasetPlan | undefined;
  readonly past: readonly DatasetPlan[];
  readonly future: readonly DatasetPlan[];
}

/** The plan as it is, as it was, and as it was again. */
export class PlanHistory {
  plan: DatasetPlan | undefined = undefined;
  private past: readonly DatasetPlan[] = [];
  private future: readonly DatasetPlan[] = [];
  /** What was changed last: a word is one step, however many letters it has. */
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

  /** Something has come to be known: that is not taken back. */
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
