import { limits } from '#domain/shared/limits.ts';
import type { Lease, LeaseRepository } from '../ports/annotation/lease-repository.ts';
import type { Attention } from '../ports/shared/attention.ts';
import type { Clock } from '../ports/shared/clock.ts';
import { every } from '../shared/every.ts';
import { orElse } from '../shared/or-else.ts';

interface Place {
  readonly recordId: string;
  readonly isForced: boolean;
  lease: Lease | undefined;
  isLeft: boolean;
}

export type LeaseHeard = (recordId: string, lease: Lease) => void;

/** Keeps a place on the one record that somebody has before them. Where the server does not say, nothing comes of it. */
export class HoldRecord {
  private place: Place | undefined;
  private heard: LeaseHeard = () => undefined;

  constructor(
    private readonly leases: LeaseRepository,
    private readonly attention: Attention,
    private readonly clock: Clock,
  ) {}

  /** Until what it returns is called, which leaves the record as well. */
  start(heard: LeaseHeard): () => void {
    this.heard = heard;
    const keep = () => {
      if (this.attention.isHere) this.renew();
      else this.release(); // the user has not looked at it for a while
    };
    const stops = [
      every(limits.leaseRenewal, this.clock, keep),
      this.attention.watch((isHere) => isHere && this.place?.lease !== 'held' && this.renew()),
      this.attention.watchEnd(() => this.release()),
    ];
    return () => {
      for (const stop of stops) stop();
      this.leave();
    };
  }

  take(recordId: string, isForced = false): void {
    this.place = { recordId, isForced, lease: undefined, isLeft: false };
    this.renew();
  }

  /** Gives the place to others. */
  leave(): void {
    const { place } = this;
    this.release();
    this.place = undefined;
    if (place) place.isLeft = true;
  }

  /** An answer takes the place for good. */
  forget(): void {
    this.place = undefined;
  }

  private renew() {
    if (this.place) void this.ask(this.place);
  }

  private async ask(place: Place) {
    const { recordId, isForced } = place;
    const lease = await orElse(this.leases.take(recordId, isForced), undefined);
    if (!lease || (isForced && lease === 'taken')) return;
    place.lease = lease;
    if (this.place === place) this.heard(recordId, lease);
    else if (place.isLeft && lease === 'held' && this.place?.recordId !== recordId) this.giveBack(recordId);
  }

  private release() {
    const { place } = this;
    if (place?.lease !== 'held') return;
    place.lease = undefined;
    this.giveBack(place.recordId);
  }

  private giveBack(recordId: string) {
    void orElse(this.leases.giveBack(recordId), undefined);
  }
}
