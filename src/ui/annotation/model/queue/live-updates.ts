import { reaction } from 'mobx';
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
import type { ChangesViewModel } from './changes-view-model.ts';
import type { MetricsViewModel } from './metrics-view-model.ts';
import type { Desk } from './record-leases.ts';
import type { RecordsViewModel } from './records-view-model.ts';

interface CountingDesk extends Desk {
  readonly metrics: MetricsViewModel;
  readonly changes: ChangesViewModel;
}

/** Takes in what happens meanwhile: what others complete and change, and what comes from a file of one's own. */
export class LiveUpdates {
  /** How many were listed after the last count. */
  private listed: number | undefined;

  constructor(
    private readonly followDataset: FollowDataset,
    private readonly platform: Platform,
    private readonly notices: Notices,
    private readonly uploads: UploadsFlag,
    private readonly session: Session,
  ) {}

  activate(datasetId: string, desk: CountingDesk): () => void {
    this.listed = undefined;
    const stops = [this.listen(datasetId, desk), this.watchUploads(desk)];
    return () => {
      for (const stop of stops) stop();
    };
  }

  /** Once one is over, there is more than was listed when the page opened. */
  private watchUploads({ records, unsynced, metrics }: CountingDesk) {
    const unfinished = () => this.uploads.unfinishedOf(this.session.user?.id ?? '');
    let known = unfinished();
    return reaction(
      () => (records.opened && unsynced.all.length === 0 ? unfinished() : known),
      (now) => {
        known = now;
        metrics.refresh();
        lookFurther(records);
      },
    );
  }

  /** Listens a moment after the first record shows, which does not wait for it. */
  private listen(datasetId: string, desk: CountingDesk): () => void {
    let stop: (() => void) | undefined;
    const unwatch = reaction(
      () => desk.records.opened !== undefined && this.platform.can('events'),
      (isReady) => {
        if (isReady) stop ??= this.followDataset.execute(datasetId, (news) => this.hear(news, desk));
      },
      { delay: limits.leaseWaitMs, fireImmediately: true },
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

  /** While answers are on their way, less is counted than is shown; and a count that comes after an answer may be older than it. */
  private count(metrics: Metrics, { records, metrics: shown, unsynced }: CountingDesk) {
    if (unsynced.inTransit.length > 0) return;
    shown.show(metrics);
    const { criteria, queue } = records;
    if (!criteria || isActive(criteria)) return;
    const known = serverCount(queue, criteria.status);
    const isSteady = this.listed === undefined || this.listed === known;
    if (records.reconcileTotal(metrics.pending, isSteady ? reconcileCount : removeUnknown)) records.refill();
    if (metrics.pending > known && (!isSteady || records.hasEnded)) lookFurther(records);
    this.listed = serverCount(records.queue, criteria.status);
  }

  /** It no longer comes; but what somebody looks at, or has begun to write, stays. */
  private complete(recordId: string, { records, unsynced }: CountingDesk) {
    const record = records.find(recordId);
    if (!record || statusOf(record) !== 'pending' || records.criteria?.status !== 'pending') return;
    const isInView = records.record?.id === recordId;
    if (!isInView && unsynced.draftOf(recordId) === undefined) return records.drop(recordId);
    records.put({ ...record, isCompleted: true });
    if (isInView) this.notices.show({ message: { key: 'queue.completedHere' }, type: 'info', about: 'others' });
  }
}

/** Asks whether the server lists anything that is not known: behind those that were listed, at the end anywhere. */
function lookFurther(records: RecordsViewModel) {
  const { criteria, queue, hasEnded } = records;
  if (criteria?.status !== 'pending') return;
  const part = hasEnded
    ? { limit: limits.rescanFetchRecords, offset: 0 }
    : { limit: 1, offset: serverCount(queue, 'pending') };
  records.supply.peek(records, { page: queue.total + 1, ...part }, (found) => {
    const isNew = found.records.some(({ id }) => positionInQueue(records.queue, id) === undefined);
    if (isNew && records.hasEnded) records.goTo(records.queue.page);
    else if (isNew && records.reconcileTotal(found.total, reconcileCount)) records.refill();
  });
}
