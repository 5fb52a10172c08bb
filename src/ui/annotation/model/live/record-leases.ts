import { reaction } from 'mobx';
import type { HoldRecord } from '#application/annotation/hold-record.ts';
import type { Lease } from '#application/ports/annotation/lease-repository.ts';
import type { Clock } from '#application/ports/shared/clock.ts';
import type { Notices } from '#application/ports/shared/notices.ts';
import { awaitsAnswer, firstHeldByOthers, nextFreePosition } from '#domain/annotation/queue-sync/free-records.ts';
import { limits } from '#domain/shared/limits.ts';
import type { Platform } from '../../../shared/platform.ts';
import type { FormViewModel } from '../answering/form-view-model.ts';
import type { RecordsViewModel } from '../queue/records-view-model.ts';
import type { UnsyncedAnswers } from '../queue/unsynced-answers.ts';

export interface LeasedModel {
  readonly records: RecordsViewModel;
  readonly form: FormViewModel;
  readonly unsynced: UnsyncedAnswers;
}

interface Visit {
  readonly recordToHold: string | undefined;
  readonly visit: number;
}

export class RecordLeases {
  private readonly leftToOthers = new Set<string>();

  constructor(
    private readonly holdRecord: HoldRecord,
    private readonly platform: Platform,
    private readonly notices: Notices,
    private readonly clock: Clock,
  ) {}

  /** Requests the lease shortly after the record is shown: the record does not wait for it, and records that the user only passes get none. */
  activate(model: LeasedModel): () => void {
    const { records, form } = model;
    const stops = [
      this.holdRecord.start((recordId, lease) => this.handleLease(recordId, lease, model)),
      reaction(
        () => ({ recordToHold: this.recordToHold(records), visit: form.visit }),
        ({ recordToHold }, previous) => this.follow(recordToHold, previous?.recordToHold, records),
        { delay: limits.leaseWaitMs, equals: isSame },
      ),
      reaction(
        () => records.hasEnded,
        (hasEnded) => hasEnded && this.returnToFirstLeft(records),
      ),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  private recordToHold({ record, criteria }: RecordsViewModel) {
    if (criteria?.status !== 'pending' || criteria.page.mode !== 'focus' || !this.platform.can('leases'))
      return undefined;
    return record && awaitsAnswer(record) ? record.id : undefined;
  }

  private follow(recordId: string | undefined, previousId: string | undefined, records: RecordsViewModel) {
    const left = previousId === undefined ? undefined : records.find(previousId);
    if (left && !awaitsAnswer(left)) this.holdRecord.forget();
    else if (recordId !== previousId) this.holdRecord.giveUp();
    if (recordId !== undefined) this.holdRecord.acquire(recordId);
  }

  private handleLease(recordId: string, lease: Lease, model: LeasedModel) {
    const { records, unsynced } = model;
    const isAnswered = unsynced.isUnsent(recordId);
    if (lease === 'held' || isAnswered || records.record?.id !== recordId) return;
    if (lease === 'taken') this.leaveToOthers(recordId, model);
    else this.skipCompleted(recordId, model);
  }

  /** Skips a record that others hold, unless the user started to answer it or went to it on purpose. */
  private leaveToOthers(recordId: string, { records, form }: LeasedModel) {
    this.leftToOthers.add(recordId);
    const next = form.isBegun || records.isRequested ? undefined : nextFreePosition(records.queue, this.leftToOthers);
    if (next === undefined) return this.holdRecord.acquire(recordId, true);
    this.notify('taken');
    records.goTo(next);
    this.pauseForm(form);
  }

  private skipCompleted(recordId: string, { records, form }: LeasedModel) {
    const stays = form.isBegun || records.isRequested;
    this.notify(stays ? 'completedHere' : 'completed');
    const record = records.find(recordId);
    if (stays && record) records.put({ ...record, isCompleted: true });
    if (stays) return;
    records.drop(recordId);
    this.pauseForm(form);
  }

  /** Ignores keys for a moment, because they were meant for the previous record. */
  private pauseForm(form: FormViewModel) {
    void form.pauseUntil(this.clock.wait(limits.swapWaitMs));
  }

  /** Retries at the end of the queue the records that others held. */
  private returnToFirstLeft(records: RecordsViewModel) {
    const first = firstHeldByOthers(records.queue, this.leftToOthers);
    this.leftToOthers.clear();
    if (first) records.goTo(first.page);
  }

  private notify(text: 'taken' | 'completed' | 'completedHere') {
    this.notices.show({ message: { key: `queue.${text}` }, type: 'info', about: 'others' });
  }
}

const isSame = (one: Visit, other: Visit) => one.recordToHold === other.recordToHold && one.visit === other.visit;
