import { reaction, when } from 'mobx';
import type { FollowDataset } from '#application/annotation/follow-dataset.ts';
import type { DatasetNews } from '#application/ports/shared/live-events.ts';
import type { Notices } from '#application/ports/shared/notices.ts';
import { positionInQueue } from '#domain/annotation/queue.ts';
import { reconcileCount, removeUnknown, serverCount } from '#domain/annotation/queue-sync/server-count.ts';
import { statusOf } from '#domain/annotation/record.ts';
import { isActive } from '#domain/criteria/criteria.ts';
import type { Metrics } from '#domain/datasets/progress.ts';
import { limits } from '#domain/shared/limits.ts';
import type { Platform } from '../../../shared/platform.ts';
import type { Session } from '../../../shared/session.ts';
import type { UploadsFlag } from '../../../shared/uploads-flag.ts';
import type { MetricsViewModel } from '../queue/metrics-view-model.ts';
import type { RecordsViewModel } from '../queue/records-view-model.ts';
import type { ChangesViewModel } from './changes-view-model.ts';
import type { LeasedModel } from './record-leases.ts';

interface UpdatedModel extends LeasedModel {
  readonly metrics: MetricsViewModel;
  readonly changes: ChangesViewModel;
}

type Counted = Extract<DatasetNews, { kind: 'counted' }>;

export class LiveUpdates {
  /** Number of records listed after the last count. */
  private listedAtLastCount: number | undefined;

  constructor(
    private readonly followDataset: FollowDataset,
    private readonly platform: Platform,
    private readonly notices: Notices,
    private readonly uploads: UploadsFlag,
    private readonly session: Session,
  ) {}

  activate(datasetId: string, model: UpdatedModel): () => void {
    this.listedAtLastCount = undefined;
    const stops = [this.listen(datasetId, model), this.watchUploads(model)];
    return () => {
      for (const stop of stops) stop();
    };
  }

  /** A finished upload has added records. */
  private watchUploads({ records, unsynced, metrics }: UpdatedModel) {
    const unfinished = () => this.uploads.unfinishedOf(this.session.user?.id ?? '');
    let known = unfinished();
    return reaction(
      () => (records.opened && unsynced.all.length === 0 ? unfinished() : known),
      (now) => {
        known = now;
        metrics.refresh();
        findNewRecords(records);
      },
    );
  }

  /** Subscribes shortly after the first record is shown, so that the record does not wait for it. */
  private listen(datasetId: string, model: UpdatedModel): () => void {
    let stop: (() => void) | undefined;
    const unwatch = reaction(
      () => model.records.opened !== undefined && this.platform.can('events'),
      (isReady) => {
        if (isReady) stop ??= this.followDataset.execute(datasetId, (news) => this.handle(news, model));
      },
      { delay: limits.leaseWaitMs, fireImmediately: true },
    );
    return () => {
      unwatch();
      stop?.();
    };
  }

  private handle(news: DatasetNews, model: UpdatedModel) {
    if (news.kind === 'counted') this.showCounts(news, model);
    else if (news.kind === 'completed') for (const recordId of news.recordIds) this.handleCompleted(recordId, model);
    else model.changes.handle(news);
  }

  /** Ignores the user's counts while answers are in transit. */
  private showCounts({ metrics, progress }: Counted, model: UpdatedModel) {
    const isInTransit = model.unsynced.inTransit.length > 0;
    model.metrics.showAnnounced(progress, isInTransit ? undefined : metrics);
    if (!isInTransit) this.updateQueue(metrics, model);
  }

  /** A count that arrives after an answer may still be older than it. */
  private updateQueue(metrics: Metrics, { records }: UpdatedModel) {
    const { criteria, queue } = records;
    if (!criteria || isActive(criteria)) return;
    const known = serverCount(queue, criteria.status);
    const isSteady = this.listedAtLastCount === undefined || this.listedAtLastCount === known;
    if (records.reconcileTotal(metrics.pending, isSteady ? reconcileCount : removeUnknown)) records.refill();
    if (metrics.pending > known && (!isSteady || records.hasEnded)) findNewRecords(records);
    this.listedAtLastCount = serverCount(records.queue, criteria.status);
  }

  /** The event may be about an answer that the user has withdrawn since, so the server decides in that case. */
  private handleCompleted(recordId: string, model: UpdatedModel) {
    const { records, unsynced } = model;
    if (!recordToAnswer(recordId, records)) return;
    if (!unsynced.hasChanged(recordId)) return this.markCompleted(recordId, model);
    void when(
      () => !unsynced.isUnsent(recordId),
      () => void this.checkCompletion(recordId, model),
    );
  }

  private async checkCompletion(recordId: string, model: UpdatedModel) {
    const latest = await model.records.loader.reloadOne(recordId);
    const isCompleted = typeof latest === 'object' && latest.isCompleted;
    if (isCompleted && !model.unsynced.isUnsent(recordId)) this.markCompleted(recordId, model);
  }

  /** Drops a record that others completed, unless it is in view or has a draft. */
  private markCompleted(recordId: string, { records, unsynced }: UpdatedModel) {
    const record = recordToAnswer(recordId, records);
    if (!record) return;
    const isInView = records.record?.id === recordId;
    if (!isInView && unsynced.draftOf(recordId) === undefined) return records.drop(recordId);
    records.put({ ...record, isCompleted: true });
    if (isInView) this.notices.show({ message: { key: 'queue.completedHere' }, type: 'info', about: 'others' });
  }
}

function recordToAnswer(recordId: string, { criteria, find }: RecordsViewModel) {
  const record = criteria?.status === 'pending' ? find(recordId) : undefined;
  return record && statusOf(record) === 'pending' ? record : undefined;
}

/** Searches for records that the queue lacks: behind the listed ones, or at the end of the queue anywhere. */
function findNewRecords(records: RecordsViewModel) {
  const { criteria, queue, hasEnded } = records;
  if (criteria?.status !== 'pending') return;
  const part = hasEnded
    ? { limit: limits.rescanFetchRecords, offset: 0 }
    : { limit: 1, offset: serverCount(queue, 'pending') };
  records.peek({ page: queue.total + 1, ...part }, (found) => {
    const isNew = found.records.some(({ id }) => positionInQueue(records.queue, id) === undefined);
    if (isNew && records.hasEnded) records.goTo(records.queue.page);
    else if (isNew && records.reconcileTotal(found.total, reconcileCount)) records.refill();
  });
}
