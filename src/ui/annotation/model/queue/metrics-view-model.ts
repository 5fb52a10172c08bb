import type { LoadMetrics } from '#application/annotation/load-metrics.ts';
import type { RecordStatus } from '#domain/annotation/record.ts';
import { type Metrics, moveCount } from '#domain/datasets/progress.ts';
import { makeStateObservable } from '../../../shared/make-state-observable.ts';
import { Task } from '../../../shared/task.ts';

/** How far the reader has come. */
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

  /** Counts an answer of one's own, before the server has. */
  count(from: RecordStatus, to: RecordStatus) {
    if (!this.metrics) return;
    this.loading.cancel(); // what is on its way does not know of it
    this.metrics = moveCount(this.metrics, from, to);
  }

  show(metrics: Metrics | undefined) {
    this.metrics = metrics ?? this.metrics;
  }
}
