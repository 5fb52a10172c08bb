import type { Outbox } from '#application/annotation/outbox/outbox.ts';
import type { OutboxEvent } from '#application/annotation/outbox/outbox-event.ts';
import type { Unsent } from '#application/ports/annotation/unsent-answers.ts';
import { makeStateObservable } from '../../shared/make-state-observable.ts';
import type { ViewModel } from '../../shared/use-view-model.ts';

export class OutboxChipViewModel implements ViewModel {
  unsent: readonly Unsent[] = [];
  private isWaiting = false;
  private hasSaved = false;

  constructor(private readonly outbox: Outbox) {
    makeStateObservable(this);
  }

  get count() {
    return this.unsent.length;
  }

  /** `quiet` until the first change of this visit. */
  get state() {
    if (this.count > 0) return this.isWaiting ? 'waiting' : 'saving';
    return this.hasSaved ? 'saved' : 'quiet';
  }

  activate() {
    this.refresh();
    this.isWaiting = this.count > 0;
    return this.outbox.subscribe(this.handleEvents);
  }

  /** `local` is not sent yet, `sent` is in a request, `refused` was rejected by the server. */
  stateOf(unsent: Unsent): 'local' | 'sent' | 'refused' {
    if (unsent.refusal !== undefined) return 'refused';
    return this.outbox.isSending(unsent) ? 'sent' : 'local';
  }

  hurry() {
    this.isWaiting = this.unsent.every(({ refusal }) => refusal !== undefined);
    this.outbox.retryNow();
  }

  forget(id: string) {
    this.outbox.cancel(id);
  }

  ask(unsent: Unsent) {
    this.outbox.requestRestore(unsent);
  }

  private handleEvents(events: readonly OutboxEvent[]) {
    for (const { kind } of events) this.handleEvent(kind);
    this.refresh();
  }

  private handleEvent(kind: OutboxEvent['kind']) {
    if (kind === 'confirmed') this.hasSaved = true;
    if (kind === 'confirmed' || kind === 'queued') this.isWaiting = false;
    if (kind === 'waiting' || kind === 'refused') this.isWaiting = true;
  }

  private refresh() {
    this.unsent = this.outbox.unsent;
  }
}
