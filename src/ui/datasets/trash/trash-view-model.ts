import type { TrashRepository } from '#application/ports/datasets/trash-repository.ts';
import type { Notices } from '#application/ports/shared/notices.ts';
import type { DeletedDataset } from '#domain/datasets/deleted-dataset.ts';
import { limits } from '#domain/shared/limits.ts';
import { atMost, type Problem, required } from '#domain/shared/problem.ts';
import { makeStateObservable } from '../../shared/make-state-observable.ts';
import { aboutDataset } from '../../shared/notices/subjects.ts';
import { Task } from '../../shared/task.ts';
import type { ViewModel } from '../../shared/use-view-model.ts';

/** Another name for a dataset whose own is taken. */
interface Naming {
  readonly id: string;
  readonly name: string;
  readonly problem: Problem | undefined;
}

/** What follows once a dataset is restored. */
export interface Restored {
  readonly tell: () => void;
  /** Goes there, if somebody wants to. */
  readonly open: (id: string) => void;
}

const taken: Problem = { key: 'refusals.dataset_name_taken' };

export class TrashViewModel implements ViewModel {
  /** Not known before they have come. */
  datasets: readonly DeletedDataset[] | undefined = undefined;
  naming: Naming | undefined = undefined;
  /** The one that is being restored or removed. */
  subject: string | undefined = undefined;
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
    return this.changing.isRunning && this.subject === id;
  }

  restore({ id, name }: DeletedDataset, then: Restored) {
    void this.change(
      id,
      () => this.trash.restore(id),
      (isRestored) => this.settle(isRestored, { id, name }, then),
    );
  }

  enterName(id: string, name: string) {
    this.naming = { id, name, problem: undefined };
  }

  restoreAs({ id }: DeletedDataset, then: Restored) {
    const name = this.naming?.name.trim() ?? '';
    const [problem] = [...required(name), ...atMost(name, limits.maxDatasetNameChars)];
    if (problem) {
      this.naming = { id, name, problem };
      return;
    }
    void this.change(
      id,
      () => this.trash.restore(id, name),
      (isRestored) => this.settle(isRestored, { id, name }, then),
    );
  }

  remove({ id }: DeletedDataset) {
    void this.change(
      id,
      () => this.trash.remove(id),
      () => this.drop(id),
    );
  }

  private show(datasets: readonly DeletedDataset[]) {
    this.datasets = datasets;
  }

  /** One after the other; where it fails, somebody else may have been quicker. */
  private async change<T>(id: string, work: () => Promise<T>, done: (value: T) => void) {
    if (this.changing.isRunning) return;
    this.subject = id;
    await this.changing.run(work, done);
    if (this.changing.hasFailed) this.load();
  }

  private settle(isRestored: boolean, { id, name }: Omit<Naming, 'problem'>, then: Restored) {
    if (!isRestored) {
      this.naming = { id, name, problem: taken };
      return;
    }
    this.drop(id);
    this.notices.show({
      message: { key: 'trash.restored', values: { name } },
      about: aboutDataset(id),
      buttonText: { key: 'trash.open' },
      act: () => then.open(id),
    });
    then.tell();
  }

  private drop(id: string) {
    this.datasets = this.datasets?.filter((each) => each.id !== id);
    if (this.naming?.id === id) this.naming = undefined;
  }
}
