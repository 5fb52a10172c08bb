import type { PersonProgressRepository } from '#application/ports/datasets/person-progress-repository.ts';
import type { Clock } from '#application/ports/shared/clock.ts';
import type { PageVisibility } from '#application/ports/shared/page-visibility.ts';
import { repeatEvery } from '#application/shared/repeat-every.ts';
import type { PersonProgress } from '#domain/datasets/person-progress.ts';
import type { Progress } from '#domain/datasets/progress.ts';
import { limits } from '#domain/shared/limits.ts';
import { startOfDay } from '#domain/shared/start-of-day.ts';
import { makeStateObservable } from '../../shared/make-state-observable.ts';
import { Task } from '../../shared/task.ts';
import type { ViewModel } from '../../shared/use-view-model.ts';

export class PeopleViewModel implements ViewModel {
  people: readonly PersonProgress[] = [];
  private readonly loading = new Task();
  private datasetId = '';
  private progress: Progress | undefined = undefined;
  private isStale = false;

  constructor(
    private readonly repository: PersonProgressRepository,
    private readonly visibility: PageVisibility,
    private readonly clock: Clock,
  ) {
    makeStateObservable(this);
  }

  activate(datasetId: string) {
    this.datasetId = datasetId;
    this.load();
    const stop = repeatEvery(limits.sharesWaitMs, this.clock, this.reloadIfStale);
    return () => {
      stop();
      this.loading.cancel();
    };
  }

  /** Changed progress means that the counts are out of date. */
  handleProgress(progress: Progress | undefined) {
    this.isStale ||= this.progress !== undefined && this.progress !== progress;
    this.progress = progress;
  }

  private reloadIfStale() {
    if (this.isStale && this.visibility.isVisible) this.load();
  }

  private load() {
    this.isStale = false;
    const startOfToday = startOfDay(this.clock.now());
    void this.loading.run(() => this.repository.of(this.datasetId, startOfToday), this.show);
  }

  private show(people: readonly PersonProgress[]) {
    this.people = people;
  }
}
