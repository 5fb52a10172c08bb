import type { CreateDataset, CreatedDataset, RowImport } from '#application/creation/create-dataset.ts';
import type { WorkspaceRepository } from '#application/ports/session/workspace-repository.ts';
import { callFailureOf } from '#application/ports/shared/call-failures.ts';
import { chooseWorkspace, type DatasetPlan, newPlan } from '#domain/creation/plan/dataset-plan.ts';
import { type PlanPart, type PlanProblem, planProblems } from '#domain/creation/plan/plan-problems.ts';
import type { CreationStep, RunningCreation } from '#domain/creation/running/creation-progress.ts';
import type { RowSource } from '#domain/creation/source/row-source.ts';
import type { Workspace } from '#domain/session/workspace.ts';
import type { LeaveGuard } from '../../shared/leave-guard.ts';
import { makeStateObservable } from '../../shared/make-state-observable.ts';
import type { Session } from '../../shared/session.ts';
import { Task } from '../../shared/task.ts';
import type { ViewModel } from '../../shared/use-view-model.ts';
import type { KeptPlans } from './kept-plans.ts';
import { PlanHistory } from './plan-history.ts';

const placeOf = (plan: DatasetPlan | undefined) => JSON.stringify([plan?.name.trim(), plan?.workspace]);

/** How the dataset is filled, and what comes before and after. */
export interface Making {
  readonly fill: (plan: DatasetPlan) => RowImport;
  readonly ready?: (() => Promise<void>) | undefined;
  readonly done: (created: CreatedDataset) => void;
}

/** By which a problem is found again. */
export function placeKey(place: PlanPart): string {
  if (typeof place === 'string') return place;
  return 'question' in place ? `question ${place.question}` : `field ${place.field}`;
}

/** A dataset that is being prepared, and the making of it. */
export class PreparationViewModel implements ViewModel {
  readonly history = new PlanHistory();
  workspaces: readonly Workspace[] = [];
  readonly loading = new Task();
  readonly creating = new Task();
  /** How far the making is, or was when it failed. */
  progress: RunningCreation | undefined = undefined;
  /** How many records have come, once somebody counts. */
  records: number | undefined = undefined;
  private source: RowSource | undefined = undefined;
  /** Somebody has wanted to create it: from then on everything that stands in the way is said. */
  private isTried = false;
  private left: ReadonlySet<string> = new Set();
  private isCreated = false;
  /** The name and the workspace that were tried last. */
  private triedPlace: string | undefined = undefined;
  private run = { hasStopped: false };

  constructor(
    private readonly createDataset: CreateDataset,
    private readonly repository: WorkspaceRepository,
    private readonly leaving: LeaveGuard,
    private readonly kept: KeptPlans,
    private readonly session: Session,
  ) {
    makeStateObservable(this);
  }

  get plan() {
    return this.history.plan;
  }

  get problems(): readonly PlanProblem[] {
    const taken: readonly PlanProblem[] = this.isNameTaken ? [{ part: 'name', key: 'creation.errors.nameTaken' }] : [];
    return this.plan ? [...planProblems(this.plan), ...taken] : taken;
  }

  /** Whether the server has refused the name that still stands there. */
  private get isNameTaken() {
    const code = this.creating.failure && callFailureOf(this.creating.failure)?.code;
    return code === 'dataset_name_taken' && this.triedPlace === placeOf(this.plan);
  }

  get failedAt(): CreationStep | undefined {
    return this.creating.hasFailed ? this.progress?.step : undefined;
  }

  activate() {
    this.load();
    const release = this.leaving.hold(() => (this.history.canUndo || this.creating.isRunning) && !this.isCreated);
    return () => {
      release();
      this.loading.cancel();
      this.keep();
      this.stop();
    };
  }

  load() {
    void this.loading.run(() => this.repository.mine(), this.know);
  }

  /** What is there to begin with. */
  begin(source: RowSource) {
    this.source = source;
    this.isTried = false;
    this.left = new Set();
    if (!this.loading.isRunning) this.start();
  }

  /** Nothing is prepared any more. */
  end() {
    this.source = undefined;
    this.history.begin(undefined);
  }

  change = (to: (plan: DatasetPlan) => DatasetPlan, about?: string) => {
    if (this.plan) this.history.change(to(this.plan), about);
  };

  /** What is wrong at a place, once it has been left. */
  problemsAt(place: PlanPart): readonly PlanProblem[] {
    const key = placeKey(place);
    return this.isTried || this.left.has(key) ? this.problems.filter(({ part }) => placeKey(part) === key) : [];
  }

  leave(place: PlanPart) {
    this.left = new Set([...this.left, placeKey(place)]);
  }

  /** The place of the first problem, if there is one. */
  create({ fill, ready, done }: Making): PlanPart | undefined {
    const { plan } = this;
    if (!plan || this.creating.isRunning) return undefined;
    const problems = planProblems(plan);
    this.isTried = true;
    this.triedPlace = placeOf(plan);
    if (problems.length > 0) return problems[0]?.part;
    this.progress = undefined;
    this.records = undefined;
    const run = { hasStopped: false };
    this.run = run;
    const listener = {
      onStep: this.follow,
      onWorkspaceCreated: this.settle,
      isCancelled: () => run.hasStopped,
    };
    void this.creating.run(
      async () => {
        await ready?.();
        const known = this.plan ?? plan; // more of it by now
        return this.createDataset.execute(known, fill(known), listener);
      },
      (created) => this.finish(created, done),
    );
    return undefined;
  }

  /** Gives it up; what has been made of it by then goes. */
  stop() {
    this.run.hasStopped = true;
    this.creating.cancel();
  }

  count(records: number) {
    this.records = records;
  }

  private know(workspaces: readonly Workspace[]) {
    this.workspaces = workspaces;
    this.start();
  }

  private start() {
    const { source, history, session, kept } = this;
    if (!source) return;
    const isResumed = session.user !== undefined && kept.resume(session.user.id, source, history);
    if (!isResumed) history.begin(newPlan(source, this.workspaces));
  }

  /** What is left unfinished is there again for whoever comes back to it. */
  private keep() {
    const { source, history, session, kept, isCreated } = this;
    if (source && session.user && history.canUndo && !isCreated) kept.keep(session.user.id, source, history);
  }

  private follow(progress: RunningCreation) {
    this.progress = progress;
  }

  /** A workspace that was made on the way is there from then on. */
  private settle(workspace: Workspace) {
    this.workspaces = [...this.workspaces, workspace];
    this.history.learn((plan) => chooseWorkspace(plan, { kind: 'existing', workspace }));
  }

  private finish(created: CreatedDataset, done: (created: CreatedDataset) => void) {
    this.isCreated = true;
    done(created);
  }
}
