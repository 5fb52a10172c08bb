import type { LoadMetrics } from '#application/annotation/load-metrics.ts';
import type { RecordStatus } from '#domain/annotation/record.ts';
import { type Metrics, moveCount, type Progress } from '#domain/datasets/progress.ts';
import { makeStateObservable } from '../../../shared/make-state-observable.ts';
import { Task } from '../../../shared/task.ts';

export class MetricsViewModel {
  metrics: Metrics | undefined = undefined;
  /** The team's progress, while the server announces all counts by itself; then none are requested. */
  announced: Progress | undefined = undefined;
  /** Counts answers and announcements. */
  private changeCount = 0;
  private datasetId = '';
  private readonly loading = new Task();

  constructor(private readonly loadMetrics: LoadMetrics) {
    makeStateObservable(this);
  }

  activate(datasetId: string) {
    this.datasetId = datasetId;
    void this.loading.run(() => this.loadMetrics.execute(this.datasetId), this.show);
    return this.stop;
  }

  refresh() {
    void this.loading.run(() => this.loadMetrics.execute(this.datasetId), this.showRequested);
  }

  refreshAfterAnswer() {
    if (this.announced) return this.awaitAnnouncement();
    void this.loading.run(() => this.loadMetrics.afterAnswer(this.datasetId), this.show);
  }

  /** Counts the user's answer before the server does. */
  count(from: RecordStatus, to: RecordStatus) {
    this.changeCount += 1;
    if (!this.metrics) return;
    this.loading.cancel(); // the response would lack this answer
    this.metrics = moveCount(this.metrics, from, to);
  }

  /** The team's progress is shown although the user's own answers may be in transit. */
  showAnnounced(progress: Progress, metrics: Metrics | undefined) {
    this.announced = progress;
    if (!metrics) return;
    this.changeCount += 1;
    this.metrics = metrics;
  }

  private stop() {
    this.changeCount += 1;
    this.loading.cancel();
  }

  private awaitAnnouncement() {
    const { changeCount } = this;
    const isAnnounced = () => changeCount !== this.changeCount;
    void this.loading.run(() => this.loadMetrics.unlessAnnounced(this.datasetId, isAnnounced), this.showRequested);
  }

  private showRequested(metrics: Metrics | undefined) {
    if (metrics) this.announced = undefined; // until the next one, as announcements may have stopped
    this.show(metrics);
  }

  private show(metrics: Metrics | undefined) {
    this.metrics = metrics ?? this.metrics;
  }
}
