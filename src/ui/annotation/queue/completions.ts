import { reaction } from 'mobx';
import type { FollowDataset } from '#application/annotation/follow-dataset.ts';
import type { DatasetNews } from '#application/ports/shared/live-events.ts';
import type { Notices } from '#application/ports/shared/notices.ts';
import { statusOf } from '#domain/annotation/record.ts';
import { isActive } from '#domain/criteria/criteria.ts';
import type { Metrics } from '#domain/datasets/progress.ts';
import { limits } from '#domain/shared/limits.ts';
import type { Platform } from '../../shared/platform.ts';
import type { ChangesViewModel } from '../changes/changes-view-model.ts';
import type { MetricsViewModel } from '../metrics-view-model.ts';
import type { Desk } from './leases.ts';

interface CountingDesk extends Desk {
  readonly metrics: MetricsViewModel;
  readonly changes: ChangesViewModel;
}

/** Takes in what other people do: what they complete, and what they change. */
export class Completions {
  constructor(
    private readonly followDataset: FollowDataset,
    private readonly platform: Platform,
    private readonly notices: Notices,
  ) {}

  /** Listens a moment after the first record shows, which does not wait for it. */
  activate(datasetId: string, desk: CountingDesk): () => void {
    let stop: (() => void) | undefined;
    const unwatch = reaction(
      () => desk.records.opened !== undefined && this.platform.can('events'),
      (isReady) => {
        if (isReady) stop ??= this.followDataset.execute(datasetId, (news) => this.hear(news, desk));
      },
      { delay: limits.leaseWait, fireImmediately: true },
    );
    return () => {
      unwatch();
      stop?.();
    };
  }

  private hear(news: DatasetNews, desk: CountingDesk) {
    if (news.kind === 'counted') this.count(news.metrics, desk);
    else if (news.kind === 'completed') for (const recordId of news.recordIds) this.complete(recordId, desk);
    else desk.changes.hear(news);
  }

  /** While answers are on their way, less is counted than is shown. */
  private count(metrics: Metrics, { records, metrics: shown, unsaved }: CountingDesk) {
    if (unsaved.all.length > 0) return;
    shown.show(metrics);
    if (records.criteria && !isActive(records.criteria)) records.heed(metrics.pending);
  }

  /** It no longer comes; but what somebody looks at, or has begun to write, stays. */
  private complete(recordId: string, { records, unsaved }: CountingDesk) {
    const record = records.find(recordId);
    if (!record || statusOf(record) !== 'pending' || records.criteria?.status !== 'pending') return;
    const isInView = records.record?.id === recordId;
    if (!isInView && unsaved.draftOf(recordId) === undefined) return records.drop(recordId);
    records.put({ ...record, isCompleted: true });
    if (isInView) this.notices.show({ message: { key: 'queue.completedHere' }, type: 'info', about: 'others' });
  }
}
