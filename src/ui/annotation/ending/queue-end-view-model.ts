import type { FindNextDataset } from '#application/datasets/find-next-dataset.ts';
import type { OwnAnswersRepository } from '#application/ports/datasets/own-answers-repository.ts';
import type { Clock } from '#application/ports/shared/clock.ts';
import type { NextDataset } from '#domain/datasets/overview/next-dataset.ts';
import { startOfDay } from '#domain/shared/start-of-day.ts';
import { makeStateObservable } from '../../shared/make-state-observable.ts';
import type { Platform } from '../../shared/platform.ts';
import { Task } from '../../shared/task.ts';
import type { ViewModel } from '../../shared/use-view-model.ts';

export class QueueEndViewModel implements ViewModel {
  next: NextDataset | undefined = undefined;
  /** Records that the user has finished today; undefined until it is known. */
  today: number | undefined = undefined;
  readonly searching = new Task();
  private readonly counting = new Task();

  constructor(
    private readonly find: FindNextDataset,
    private readonly answers: OwnAnswersRepository,
    private readonly platform: Platform,
    private readonly clock: Clock,
  ) {
    makeStateObservable(this);
  }

  activate(datasetId: string) {
    void this.searching.run(() => this.find.execute(datasetId, this.platform.can('overview')), this.showNext);
    return () => {
      this.searching.cancel();
      this.counting.cancel();
    };
  }

  count() {
    if (!this.platform.can('own-answers')) return;
    void this.counting.run(() => this.answers.countSince(startOfDay(this.clock.now())), this.showToday);
  }

  private showNext(next: NextDataset | undefined) {
    this.next = next;
  }

  private showToday(today: number) {
    this.today = today;
  }
}
