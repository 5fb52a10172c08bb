import type { DatasetRepository } from '#application/ports/datasets/dataset-repository.ts';
import type { DatasetTransfers } from '#application/ports/datasets/dataset-transfers.ts';
import type { WorkspaceRepository } from '#application/ports/session/workspace-repository.ts';
import type { Notices } from '#application/ports/shared/notices.ts';
import { reasonOf } from '#application/shared/reason.ts';
import { type Dataset, datasetNameProblems } from '#domain/datasets/dataset.ts';
import type { Workspace } from '#domain/session/workspace.ts';
import { makeStateObservable } from '../../shared/make-state-observable.ts';
import { Task } from '../../shared/task.ts';

export class DuplicateViewModel {
  isOpen = false;
  name = '';
  workspaceId = '';
  withRecords = true;
  workspaces: readonly Workspace[] = [];
  /** Number of records; undefined until it is known. */
  total: number | undefined = undefined;
  readonly loading = new Task();
  readonly duplicating = new Task();

  constructor(
    private readonly transfers: DatasetTransfers,
    private readonly workspaceRepository: WorkspaceRepository,
    private readonly datasets: DatasetRepository,
    private readonly notices: Notices,
  ) {
    makeStateObservable(this);
  }

  get problems() {
    return datasetNameProblems(this.name);
  }

  get canDuplicate() {
    return this.problems.length === 0 && !this.duplicating.isRunning;
  }

  get failure() {
    return this.duplicating.hasFailed ? reasonOf(this.duplicating.failure) : undefined;
  }

  open({ id, workspaceId, workspaceName }: Dataset, name: string) {
    this.isOpen = true;
    this.name = name;
    this.workspaceId = workspaceId;
    this.workspaces = [{ id: workspaceId, name: workspaceName }];
    this.withRecords = true;
    this.total = undefined;
    const load = () => Promise.all([this.workspaceRepository.mine(), this.datasets.progress(id, true)]);
    void this.loading.run(load, ([workspaces, { total }]) => this.show(workspaces, total));
  }

  close() {
    this.isOpen = false;
    this.loading.cancel();
    this.duplicating.cancel();
  }

  rename(name: string) {
    this.name = name;
    this.duplicating.cancel();
  }

  chooseWorkspace(id: string) {
    this.workspaceId = id;
    this.duplicating.cancel();
  }

  copyRecords(withRecords: boolean) {
    this.withRecords = withRecords;
  }

  duplicate(dataset: Dataset, onMade: (id: string) => void) {
    if (!this.canDuplicate) return;
    const { workspaceId, withRecords } = this;
    const name = this.name.trim();
    void this.duplicating.run(
      () => this.transfers.duplicate(dataset.id, { name, workspaceId, withRecords }),
      (id) => this.finish(name, () => onMade(id)),
    );
  }

  private finish(name: string, onMade: () => void) {
    this.close();
    this.notices.show({ message: { key: 'changing.duplicated', values: { name } } });
    onMade();
  }

  private show(workspaces: readonly Workspace[], total: number) {
    this.workspaces = workspaces;
    this.total = total;
  }
}
