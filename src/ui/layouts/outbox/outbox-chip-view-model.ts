import { makeAutoObservable } from 'mobx';
import type { Outbox } from '#application/annotation/outbox.ts';
import type { OutboxEvent } from '#application/annotation/outbox-event.ts';
import type { ViewModel } from '../../shared/use-view-model.ts';

export class OutboxChipViewModel implements ViewModel {
  count = 0;
  private isWaiting = false;
  private hasSaved = false;

  constructor(private readonly outbox: Outbox) {
    makeAutoObservable<OutboxChipViewModel, 'outbox'>(this, { outbox: false }, { autoBind: true });
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

  private hear({ kind }: OutboxEvent) {
    if (kind === 'confirmed') this.hasSaved = true;
    if (kind === 'confirmed' || kind === 'queued') this.isWaiting = false;
    if (kind === 'waiting' || kind === 'refused') this.isWaiting = true;
    this.recount();
  }

  private recount() {
    this.count = this.outbox.unsent.length;
  }
}
