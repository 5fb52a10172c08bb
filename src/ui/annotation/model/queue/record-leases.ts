import { reaction } from 'mobx';
import type { HoldRecord } from '#application/annotation/hold-record.ts';
import type { Lease } from '#application/ports/annotation/lease-repository.ts';
import type { Clock } from '#application/ports/shared/clock.ts';
import type { Notices } from '#application/ports/shared/notices.ts';
import { awaitsAnswer, firstHeldByOthers, nextFreePosition } from '#domain/annotation/queue-sync/free-records.ts';
import { limits } from '#domain/shared/limits.ts';
import type { Platform } from '../../../shared/platform.ts';
import type { FormViewModel } from '../answering/form-view-model.ts';
import type { UnsyncedAnswers } from '../answering/unsynced-answers.ts';
import type { RecordsViewModel } from './records-view-model.ts';

export interface Desk {
  readonly records: RecordsViewModel;
  readonly form: FormViewModel;
  readonly unsynced: UnsyncedAnswers;
}

interface Visit {
  readonly wanted: string | undefined;
  readonly turn: number;
}

/** Holds the record in view, and leaves to others what they hold already. */
export class RecordLeases {
  private readonly left = new Set<string>();

  constructor(
    private readonly holdRecord: HoldRecord,
    private readonly platform: Platform,
    private readonly notices: Notices,
    private readonly clock: Clock,
  ) {}

  /** Asks a moment later than the record shows: it never waits, and what is only passed by is not held. */
  activate(desk: Desk): () => void {
    const { records, form } = desk;
    const stops = [
      this.holdRecord.start((recordId, lease) => this.hear(recordId, lease, desk)),
      reaction(
        () => ({ wanted: this.wanted(records), turn: form.turn }),
        ({ wanted }, before) => this.follow(wanted, before?.wanted, records),
        { delay: limits.leaseWaitMs, equals: isSame },
      ),
      reaction(
        () => records.hasEnded,
        (hasEnded) => hasEnded && this.comeBack(records),
      ),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  private wanted({ record, criteria }: RecordsViewModel) {
    if (criteria?.status !== 'pending' || criteria.page.mode !== 'focus' || !this.platform.can('leases'))
      return undefined;
    return record && awaitsAnswer(record) ? record.id : undefined;
  }

  private follow(wanted: string | undefined, before: string | undefined, records: RecordsViewModel) {
    const left = before === undefined ? undefined : records.find(before);
    if (left && !awaitsAnswer(left)) this.holdRecord.forget();
    else if (wanted !== before) this.holdRecord.giveUp();
    if (wanted !== undefined) this.holdRecord.acquire(wanted);
  }

  private hear(recordId: string, lease: Lease, desk: Desk) {
    const { records, unsynced } = desk;
    const isAnswered = unsynced.isUnsent(recordId);
    if (lease === 'held' || isAnswered || records.record?.id !== recordId) return;
    if (lease === 'taken') this.share(recordId, desk);
    else this.pass(recordId, desk);
  }

  /** Others are at this record. Whoever has begun, or wanted this very one, keeps it. */
  private share(recordId: string, { records, form }: Desk) {
    this.left.add(recordId);
    const next = form.isBegun || records.isRequested ? undefined : nextFreePosition(records.queue, this.left);
    if (next === undefined) return this.holdRecord.acquire(recordId, true);
    this.tell('taken');
    records.goTo(next);
    this.startle(form);
  }

  /** Others have completed it. */
  private pass(recordId: string, { records, form }: Desk) {
    const stays = form.isBegun || records.isRequested;
    this.tell(stays ? 'completedHere' : 'completed');
    const record = records.find(recordId);
    if (stays && record) records.put({ ...record, isCompleted: true });
    if (stays) return;
    records.drop(recordId);
    this.startle(form);
  }

  /** Nobody asked for this record: a key on its way was meant for the one before. */
  private startle(form: FormViewModel) {
    void form.rest(this.clock.wait(limits.swapWaitMs));
  }

  /** At the end, those that were left to others are tried again. */
  private comeBack(records: RecordsViewModel) {
    const first = firstHeldByOthers(records.queue, this.left);
    this.left.clear();
    if (first) records.goTo(first.page);
  }

  private tell(text: 'taken' | 'completed' | 'completedHere') {
    this.notices.show({ message: { key: `queue.${text}` }, type: 'info', about: 'others' });
  }
}

/** A record that one has come back to is another visit. */
const isSame = (one: Visit, other: Visit) => one.wanted === other.wanted && one.turn === other.turn;
