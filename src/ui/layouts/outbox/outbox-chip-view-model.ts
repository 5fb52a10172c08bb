import type { Outbox } from '#application/annotation/outbox/outbox.ts';
import type { OutboxEvent } from '#application/annotation/outbox/outbox-event.ts';
import type { Unsent } from '#application/ports/annotation/unsent-answers.ts';
import { makeStateObservable } from '../../shared/make-state-observable.ts';
import type { ViewModel } from '../../shared/use-view-model.ts';

export class OutboxChipViewModel implements ViewModel {
  all: readonly Unsent[] = [];
  private isWaiting = false;
  private hasSaved = false;

  constructor(private readonly outbox: Outbox) {
    makeStateObservable(this);
  }

  get count() {
    return this.all.length;
  }

  /** Quiet until there is something to tell. */
  get state() {
    if (this.count > 0) return this.isWaiting ? 'waiting' : 'saving';
    return this.hasSaved ? 'saved' : 'quiet';
  }

  activate() {
    this.recount();
    this.isWaiting = this.count > 0;
    return this.outbox.subscribe(this.hear);
  }

  /** Here alone, on its way, or come back. */
  stateOf(unsent: Unsent): 'local' | 'sent' | 'refused' {
    if (unsent.refusal !== undefined) return 'refused';
    return this.outbox.isSending(unsent) ? 'sent' : 'local';
  }

  hurry() {
    this.isWaiting = this.all.every(({ refusal }) => refusal !== undefined);
    this.outbox.retryNow();
  }

  forget(id: string) {
    this.outbox.cancel(id);
  }

  ask(unsent: Unsent) {
    this.outbox.requestRestore(unsent);
  }

  private hear(events: readonly OutboxEvent[]) {
    for (const { kind } of events) this.note(kind);
    this.recount();
  }

  private note(kind: OutboxEvent['kind']) {
    if (kind === 'confirmed') this.hasSaved = true;
    if (kind === 'confirmed' || kind === 'queued') this.isWaiting = false;
    if (kind === 'waiting' || kind === 'refused') this.isWaiting = true;
  }

  private recount() {
    this.all = this.outbox.unsent;
  }
}
