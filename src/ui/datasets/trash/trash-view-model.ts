import type { TrashRepository } from '#application/ports/datasets/trash-repository.ts';
import type { Notices } from '#application/ports/shared/notices.ts';
import type { DeletedDataset } from '#domain/datasets/deleted-dataset.ts';
import { limits } from '#domain/shared/limits.ts';
import { atMost, type Problem, required } from '#domain/shared/problem.ts';
import { makeStateObservable } from '../../shared/make-state-observable.ts';
import { aboutDataset } from '../../shared/notices/about-dataset.ts';
import { Task } from '../../shared/task.ts';
import type { ViewModel } from '../../shared/use-view-model.ts';

interface NewName {
  readonly id: string;
  readonly name: string;
  readonly problem: Problem | undefined;
}

export interface RestoreCallbacks {
  readonly onRestored: () => void;
  readonly openDataset: (id: string) => void;
}

const nameTaken: Problem = { key: 'refusals.dataset_name_taken' };

export class TrashViewModel implements ViewModel {
  /** Undefined until the list has loaded. */
  datasets: readonly DeletedDataset[] | undefined = undefined;
  newName: NewName | undefined = undefined;
  changingId: string | undefined = undefined;
  readonly loading = new Task();
  readonly changing = new Task();

  constructor(
    private readonly trash: TrashRepository,
    private readonly notices: Notices,
  ) {
    makeStateObservable(this);
  }

  activate() {
    this.load();
    return this.loading.cancel;
  }

  load() {
    void this.loading.run(() => this.trash.all(), this.show);
  }

  isChanging({ id }: DeletedDataset): boolean {
    return this.changing.isRunning && this.changingId === id;
  }

  restore({ id, name }: DeletedDataset, callbacks: RestoreCallbacks) {
    void this.change(
      id,
      () => this.trash.restore(id),
      (isRestored) => this.finishRestore(isRestored, { id, name }, callbacks),
    );
  }

  enterName(id: string, name: string) {
    this.newName = { id, name, problem: undefined };
  }

  restoreAs({ id }: DeletedDataset, callbacks: RestoreCallbacks) {
    const name = this.newName?.name.trim() ?? '';
    const [problem] = [...required(name), ...atMost(name, limits.maxDatasetNameChars)];
    if (problem) {
      this.newName = { id, name, problem };
      return;
    }
    void this.change(
      id,
      () => this.trash.restore(id, name),
      (isRestored) => this.finishRestore(isRestored, { id, name }, callbacks),
    );
  }

  remove({ id }: DeletedDataset) {
    void this.change(
      id,
      () => this.trash.remove(id),
      () => this.removeFromList(id),
    );
  }

  private show(datasets: readonly DeletedDataset[]) {
    this.datasets = datasets;
  }

  /** Runs one change at a time. Reloads the list after a failure, since another user may have been faster. */
  private async change<T>(id: string, work: () => Promise<T>, done: (value: T) => void) {
    if (this.changing.isRunning) return;
    this.changingId = id;
    await this.changing.run(work, done);
    if (this.changing.hasFailed) this.load();
  }

  private finishRestore(isRestored: boolean, { id, name }: Omit<NewName, 'problem'>, callbacks: RestoreCallbacks) {
    if (!isRestored) {
      this.newName = { id, name, problem: nameTaken };
      return;
    }
    this.removeFromList(id);
    this.notices.show({
      message: { key: 'trash.restored', values: { name } },
      about: aboutDataset(id),
      buttonText: { key: 'trash.open' },
      act: () => callbacks.openDataset(id),
    });
    callbacks.onRestored();
  }

  private removeFromList(id: string) {
    this.datasets = this.datasets?.filter((each) => each.id !== id);
    if (this.newName?.id === id) this.newName = undefined;
  }
}
