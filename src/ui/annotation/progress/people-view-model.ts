import type { PersonProgressRepository } from '#application/ports/datasets/person-progress-repository.ts';
import type { Clock } from '#application/ports/shared/clock.ts';
import type { PageVisibility } from '#application/ports/shared/page-visibility.ts';
import type { PersonProgress } from '#domain/datasets/person-progress.ts';
import type { Progress } from '#domain/datasets/progress.ts';
import { startOfDay } from '#domain/shared/start-of-day.ts';
import { makeStateObservable } from '../../shared/make-state-observable.ts';
import { Task } from '../../shared/task.ts';
import type { ViewModel } from '../../shared/use-view-model.ts';
import { ProgressReload } from './progress-reload.ts';

export class PeopleViewModel implements ViewModel {
  people: readonly PersonProgress[] = [];
  private readonly loading = new Task();
  private datasetId = '';
  private readonly reload: ProgressReload;

  constructor(
    private readonly repository: PersonProgressRepository,
    visibility: PageVisibility,
    private readonly clock: Clock,
  ) {
    this.reload = new ProgressReload(visibility, clock, () => this.load());
    makeStateObservable(this);
  }

  activate(datasetId: string) {
    this.datasetId = datasetId;
    const stop = this.reload.start();
    return () => {
      stop();
      this.loading.cancel();
    };
  }

  handleProgress(progress: Progress | undefined) {
    this.reload.handleProgress(progress);
  }

  private load() {
    const startOfToday = startOfDay(this.clock.now());
    void this.loading.run(() => this.repository.of(this.datasetId, startOfToday), this.show);
  }

  private show(people: readonly PersonProgress[]) {
    this.people = people;
  }
}
