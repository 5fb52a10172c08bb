import type { LoadMetrics } from '#application/annotation/load-metrics.ts';
import type { RecordStatus } from '#domain/annotation/record.ts';
import { type Metrics, moveCount } from '#domain/datasets/progress.ts';
import { makeStateObservable } from '../../../shared/make-state-observable.ts';
import { Task } from '../../../shared/task.ts';

export class MetricsViewModel {
  metrics: Metrics | undefined = undefined;
  private datasetId = '';
  private readonly loading = new Task();

  constructor(private readonly loadMetrics: LoadMetrics) {
    makeStateObservable(this);
  }

  activate(datasetId: string) {
    this.datasetId = datasetId;
    this.refresh();
    return this.loading.cancel;
  }

  refresh() {
    void this.loading.run(() => this.loadMetrics.execute(this.datasetId), this.show);
  }

  refreshAfterAnswer() {
    void this.loading.run(() => this.loadMetrics.afterAnswer(this.datasetId), this.show);
  }

  /** Counts the user's answer before the server does. */
  count(from: RecordStatus, to: RecordStatus) {
    if (!this.metrics) return;
    this.loading.cancel(); // the response would lack this answer
    this.metrics = moveCount(this.metrics, from, to);
  }

  show(metrics: Metrics | undefined) {
    this.metrics = metrics ?? this.metrics;
  }
}
