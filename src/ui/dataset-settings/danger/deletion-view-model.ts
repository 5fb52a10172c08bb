import type { DatasetWriter } from '#application/ports/datasets/dataset-writer.ts';
import type { Notices } from '#application/ports/shared/notices.ts';
import type { Dataset } from '#domain/datasets/dataset.ts';
import { makeStateObservable } from '../../shared/make-state-observable.ts';
import { aboutDataset } from '../../shared/notices/about-dataset.ts';
import type { Platform } from '../../shared/platform.ts';
import { Task } from '../../shared/task.ts';

export class DeletionViewModel {
  typed = '';
  isOpen = false;
  readonly deleting = new Task();

  constructor(
    private readonly writer: DatasetWriter,
    private readonly notices: Notices,
    private readonly platform: Platform,
  ) {
    makeStateObservable(this);
  }

  /** True if the server has no trash to restore from. */
  get isPermanent() {
    return !this.platform.can('trash');
  }

  open() {
    this.typed = '';
    this.isOpen = true;
  }

  type(text: string) {
    this.typed = text;
  }

  close() {
    this.isOpen = false;
  }

  isNameTyped({ name }: Dataset): boolean {
    return this.typed.trim() === name.trim();
  }

  async delete(dataset: Dataset, done: () => void): Promise<void> {
    if (!this.isNameTyped(dataset)) return;
    await this.deleting.run(
      () => this.writer.delete(dataset.id),
      () => this.finish(dataset, done),
    );
  }

  private finish({ id, name }: Dataset, done: () => void) {
    this.close();
    this.notices.show({
      message: { key: this.isPermanent ? 'changing.deleted' : 'changing.inTrash', values: { name } },
      about: aboutDataset(id),
    });
    done();
  }
}
