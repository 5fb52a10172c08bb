import type { DatasetTransfers } from '#application/ports/datasets/dataset-transfers.ts';
import type { WorkspaceRepository } from '#application/ports/session/workspace-repository.ts';
import type { Notices } from '#application/ports/shared/notices.ts';
import { reasonOf } from '#application/shared/reason.ts';
import type { Dataset } from '#domain/datasets/dataset.ts';
import type { MoveEffect } from '#domain/datasets/transfers.ts';
import type { Workspace } from '#domain/session/workspace.ts';
import { makeStateObservable } from '../../shared/make-state-observable.ts';
import { Task } from '../../shared/task.ts';

export class MoveViewModel {
  isOpen = false;
  /** Other workspaces that the user leads; undefined until they are loaded. */
  workspaces: readonly Workspace[] | undefined = undefined;
  target: Workspace | undefined = undefined;
  effect: MoveEffect | undefined = undefined;
  readonly loading = new Task();
  readonly counting = new Task();
  readonly moving = new Task();

  constructor(
    private readonly transfers: DatasetTransfers,
    private readonly workspaceRepository: WorkspaceRepository,
    private readonly notices: Notices,
  ) {
    makeStateObservable(this);
  }

  get failure() {
    const failed = [this.moving, this.counting, this.loading].find(({ hasFailed }) => hasFailed);
    return failed && reasonOf(failed.failure);
  }

  /** The user has seen what the move does. */
  get canMove() {
    return this.effect !== undefined && !this.moving.isRunning;
  }

  open(dataset: Dataset) {
    this.isOpen = true;
    this.workspaces = undefined;
    this.target = undefined;
    this.effect = undefined;
    const load = async () => (await this.workspaceRepository.mine()).filter(({ id }) => id !== dataset.workspaceId);
    void this.loading.run(load, (workspaces) => this.show(dataset, workspaces));
  }

  close() {
    this.isOpen = false;
    for (const task of [this.loading, this.counting, this.moving]) task.cancel();
  }

  choose(dataset: Dataset, workspaceId: string) {
    this.target = this.workspaces?.find(({ id }) => id === workspaceId);
    this.effect = undefined;
    this.moving.cancel();
    if (this.target)
      void this.counting.run(() => this.transfers.effectOfMove(dataset.id, workspaceId), this.showEffect);
  }

  move(dataset: Dataset, onMoved: () => void) {
    const { target } = this;
    if (!target || !this.canMove) return;
    void this.moving.run(
      () => this.transfers.move(dataset.id, target.id),
      () => this.finish(dataset, target, onMoved),
    );
  }

  private finish({ name }: Dataset, { name: workspace }: Workspace, onMoved: () => void) {
    this.close();
    this.notices.show({ message: { key: 'changing.moved', values: { name, workspace } } });
    onMoved();
  }

  private show(dataset: Dataset, workspaces: readonly Workspace[]) {
    this.workspaces = workspaces;
    const [only] = workspaces;
    if (only && workspaces.length === 1) this.choose(dataset, only.id);
  }

  private showEffect(effect: MoveEffect) {
    this.effect = effect;
  }
}
