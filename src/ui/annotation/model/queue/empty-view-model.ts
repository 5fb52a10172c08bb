import { reaction } from 'mobx';
import type { DatasetRepository } from '#application/ports/datasets/dataset-repository.ts';
import { type EmptyState, emptyStateAfterLast, emptyStateOnLoad } from '#domain/annotation/empty-state.ts';
import { isActive } from '#domain/criteria/criteria.ts';
import { isComplete, type Progress } from '#domain/datasets/progress.ts';
import { isPrivileged } from '#domain/session/user.ts';
import { makeStateObservable } from '../../../shared/make-state-observable.ts';
import type { Session } from '../../../shared/session.ts';
import { Task } from '../../../shared/task.ts';
import type { MetricsViewModel } from './metrics-view-model.ts';
import type { RecordsViewModel } from './records-view-model.ts';

export class EmptyViewModel {
  private progress: Progress | undefined = undefined;
  private readonly loading = new Task();

  constructor(
    private readonly records: RecordsViewModel,
    private readonly metrics: MetricsViewModel,
    private readonly session: Session,
    private readonly datasets: DatasetRepository,
  ) {
    makeStateObservable(this);
  }

  /** Whether a message takes the place of a record. */
  get isShown() {
    const { record, waitsForAnswers, hasEnded, loading } = this.records;
    return record === undefined && (waitsForAnswers || (hasEnded && !loading.isFailing));
  }

  get state(): EmptyState | undefined {
    const { records, session, metrics } = this;
    const { criteria, queue, hasEnded, waitsForAnswers } = records;
    if (waitsForAnswers) return 'answers-unsent';
    if (!hasEnded || !criteria || this.isUnknown) return undefined;
    const situation = {
      status: criteria.status,
      isNarrowed: isActive(criteria),
      isTeamDone: this.progress !== undefined && isComplete(this.progress),
      myTotal: metrics.metrics?.total ?? queue.total,
      isPrivileged: session.user !== undefined && isPrivileged(session.user),
    };
    return queue.records.length > 0 ? emptyStateAfterLast(situation) : emptyStateOnLoad(situation);
  }

  activate(datasetId: string) {
    const stop = reaction(
      () => this.records.hasEnded,
      (hasEnded) => hasEnded && this.load(datasetId),
    );
    const unfollow = reaction(
      () => this.metrics.announced,
      (announced) => announced && this.show(announced),
    );
    return () => {
      stop();
      unfollow();
      this.loading.cancel();
    };
  }

  /** The last answer may complete the dataset when the server confirms it. */
  refresh() {
    if (this.records.hasEnded) this.load(this.records.datasetId);
  }

  private get isUnknown() {
    return this.progress === undefined && this.loading.isRunning;
  }

  private load(datasetId: string) {
    void this.loading.run(() => this.datasets.progress(datasetId), this.show);
  }

  private show(progress: Progress) {
    this.progress = progress;
  }
}
