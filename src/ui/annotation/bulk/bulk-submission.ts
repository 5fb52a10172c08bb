import { observable } from 'mobx';
import type { Outbox } from '#application/annotation/outbox/outbox.ts';
import type { OutboxEvent } from '#application/annotation/outbox/outbox-event.ts';
import type { Unsent } from '#application/ports/annotation/unsent-answers.ts';
import type { Notices } from '#application/ports/shared/notices.ts';
import { reasonOf } from '#application/shared/reason.ts';
import type { Message } from '#domain/shared/notice.ts';
import { makeStateObservable } from '../../shared/make-state-observable.ts';

export class BulkSubmission {
  total = 0;
  private readonly waiting = observable.set<string>();
  readonly refused = observable.map<string, Message>(undefined, { deep: false });
  private readonly cancelled = new Set<string>();

  constructor(
    private readonly outbox: Outbox,
    private readonly notices: Notices,
    private readonly onEnd: () => void,
  ) {
    makeStateObservable(this);
  }

  get isRunning() {
    return this.waiting.size > 0;
  }

  get done() {
    return this.total - this.waiting.size;
  }

  get unanswered(): readonly string[] {
    return [...this.refused.keys(), ...this.cancelled];
  }

  begin(recordIds: readonly string[]) {
    this.refused.clear();
    this.cancelled.clear();
    this.total = recordIds.length;
    this.waiting.replace(recordIds);
  }

  handleEvents(events: readonly OutboxEvent[]) {
    const { isRunning } = this;
    for (const event of events) this.handleEvent(event);
    if (isRunning && !this.isRunning) this.onEnd();
  }

  /** Cancels the changes that the outbox has not sent yet. */
  cancel() {
    this.outbox.cancel(...this.ownChanges().map(({ id }) => id));
  }

  private handleEvent(event: OutboxEvent) {
    if (event.kind !== 'waiting' && this.waiting.has(event.unsent.change.recordId)) this.settle(event);
  }

  private settle(event: Exclude<OutboxEvent, { kind: 'waiting' }>) {
    const { recordId } = event.unsent.change;
    if (event.kind === 'queued' || event.kind === 'not-stored' || event.kind === 'restore-requested') return;
    this.waiting.delete(recordId);
    if (event.kind === 'cancelled') this.cancelled.add(recordId);
    if (event.kind !== 'refused') return;
    this.notices.clear(); // the cards show the reasons, and one notice counts the refused answers
    this.refused.set(recordId, reasonOf(event.failure));
  }

  private ownChanges(): readonly Unsent[] {
    return this.outbox.unsent.filter(({ change }) => this.waiting.has(change.recordId));
  }
}
