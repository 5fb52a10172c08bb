import type { CreateDataset, CreatedDataset, RowImport } from '#application/creation/create-dataset.ts';
import type { WorkspaceRepository } from '#application/ports/session/workspace-repository.ts';
import { callFailureOf } from '#application/ports/shared/call-failures.ts';
import { chooseWorkspace, type DatasetPlan, newPlan } from '#domain/creation/plan/dataset-plan.ts';
import type { PlanPart, PlanProblem } from '#domain/creation/plan/plan-problem.ts';
import { planProblems } from '#domain/creation/plan/plan-problems.ts';
import { withDefaults } from '#domain/creation/plan/presets.ts';
import type { CreationStep, RunningCreation } from '#domain/creation/running/creation-progress.ts';
import type { RowSource } from '#domain/creation/source/row-source.ts';
import type { Workspace } from '#domain/session/workspace.ts';
import type { Texts } from '../../i18n/texts.ts';
import type { LeaveGuard } from '../../shared/leave-guard.ts';
import { makeStateObservable } from '../../shared/make-state-observable.ts';
import type { Session } from '../../shared/session.ts';
import { Task } from '../../shared/task.ts';
import type { ViewModel } from '../../shared/use-view-model.ts';
import { presetTexts } from '../presets/preset-texts.ts';
import { PlanHistory } from './plan-history.ts';
import type { UnfinishedPlans } from './unfinished-plans.ts';

const targetKey = (plan: DatasetPlan | undefined) => JSON.stringify([plan?.name.trim(), plan?.workspace]);

export interface CreationOptions {
  readonly fill: (plan: DatasetPlan) => RowImport;
  readonly ready?: (() => Promise<void>) | undefined;
  readonly done: (created: CreatedDataset) => void;
}

export function planPartKey(planPart: PlanPart): string {
  if (typeof planPart === 'string') return planPart;
  return Object.entries(planPart).flat().join(' ');
}

export class PreparationViewModel implements ViewModel {
  readonly history = new PlanHistory();
  workspaces: readonly Workspace[] = [];
  readonly loading = new Task();
  readonly creating = new Task();
  progress: RunningCreation | undefined = undefined;
  records: number | undefined = undefined;
  private source: RowSource | undefined = undefined;
  /** True after the first attempt to create: all problems show from then on. */
  private hasTried = false;
  private visited: ReadonlySet<string> = new Set();
  private isCreated = false;
  private triedTarget: string | undefined = undefined;
  private run = { hasStopped: false };

  constructor(
    private readonly createDataset: CreateDataset,
    private readonly repository: WorkspaceRepository,
    private readonly leaveGuard: LeaveGuard,
    private readonly unfinishedPlans: UnfinishedPlans,
    private readonly session: Session,
    private readonly texts: Texts,
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

  /** True while the input still has the name that the server has refused. */
  private get isNameTaken() {
    const code = this.creating.failure && callFailureOf(this.creating.failure)?.code;
    return code === 'dataset_name_taken' && this.triedTarget === targetKey(this.plan);
  }

  get failedAt(): CreationStep | undefined {
    return this.creating.hasFailed ? this.progress?.step : undefined;
  }

  activate() {
    this.load();
    const release = this.leaveGuard.askWhile(
      () => (this.history.canUndo || this.creating.isRunning) && !this.isCreated,
    );
    return () => {
      release();
      this.loading.cancel();
      this.storePlan();
      this.stop();
    };
  }

  load() {
    void this.loading.run(() => this.repository.mine(), this.showWorkspaces);
  }

  begin(source: RowSource) {
    this.source = source;
    this.hasTried = false;
    this.visited = new Set();
    if (!this.loading.isRunning) this.start();
  }

  end() {
    this.source = undefined;
    this.history.start(undefined);
  }

  change = (to: (plan: DatasetPlan) => DatasetPlan, about?: string) => {
    if (this.plan) this.history.change(to(this.plan), about);
  };

  problemsAt(planPart: PlanPart): readonly PlanProblem[] {
    const key = planPartKey(planPart);
    return this.hasTried || this.visited.has(key) ? this.problems.filter(({ part }) => planPartKey(part) === key) : [];
  }

  markVisited(planPart: PlanPart) {
    this.visited = new Set([...this.visited, planPartKey(planPart)]);
  }

  /** Creates the dataset, or returns the place of the first problem. */
  create({ fill, ready, done }: CreationOptions): PlanPart | undefined {
    const { plan } = this;
    if (!plan || this.creating.isRunning) return undefined;
    const problems = planProblems(plan);
    this.hasTried = true;
    this.triedTarget = targetKey(plan);
    if (problems.length > 0) return problems[0]?.part;
    this.progress = undefined;
    this.records = undefined;
    const run = { hasStopped: false };
    this.run = run;
    const listener = {
      onStep: this.showProgress,
      onWorkspaceCreated: this.chooseCreatedWorkspace,
      isCancelled: () => run.hasStopped,
    };
    void this.creating.run(
      async () => {
        await ready?.();
        const known = this.plan ?? plan; // the scan may have amended the plan
        return this.createDataset.execute(known, fill(known), listener);
      },
      (created) => this.finish(created, done),
    );
    return undefined;
  }

  /** Cancels the creation; what exists already is removed. */
  stop() {
    this.run.hasStopped = true;
    this.creating.cancel();
  }

  showRecordCount(records: number) {
    this.records = records;
  }

  private showWorkspaces(workspaces: readonly Workspace[]) {
    this.workspaces = workspaces;
    this.start();
  }

  private start() {
    const { source, history, session, unfinishedPlans } = this;
    if (!source) return;
    const isResumed = session.user !== undefined && unfinishedPlans.restore(session.user.id, source, history);
    const plan = isResumed ? undefined : newPlan(source, this.workspaces);
    if (!isResumed) history.start(plan && this.withDefaults(plan));
  }

  private withDefaults(plan: DatasetPlan): DatasetPlan {
    const { t } = this.texts.i18n;
    return withDefaults(plan, (task) => presetTexts(task, t), t('preparing.types.label_selection'));
  }

  private storePlan() {
    const { source, history, session, unfinishedPlans, isCreated } = this;
    if (source && session.user && history.canUndo && !isCreated)
      unfinishedPlans.store(session.user.id, source, history);
  }

  private showProgress(progress: RunningCreation) {
    this.progress = progress;
  }

  /** Selects the workspace that the creation has made, so that a retry does not make it again. */
  private chooseCreatedWorkspace(workspace: Workspace) {
    this.workspaces = [...this.workspaces, workspace];
    this.history.amend((plan) => chooseWorkspace(plan, { kind: 'existing', workspace }));
  }

  private finish(created: CreatedDataset, done: (created: CreatedDataset) => void) {
    this.isCreated = true;
    done(created);
  }
}
