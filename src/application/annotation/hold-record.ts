import { limits } from '#domain/shared/limits.ts';
import type { Lease, LeaseRepository } from '../ports/annotation/lease-repository.ts';
import type { Clock } from '../ports/shared/clock.ts';
import type { PageVisibility } from '../ports/shared/page-visibility.ts';
import { orElse } from '../shared/or-else.ts';
import { repeatEvery } from '../shared/repeat-every.ts';

interface HeldRecord {
  readonly recordId: string;
  readonly isForced: boolean;
  lease: Lease | undefined;
  isGivenUp: boolean;
}

export type LeaseListener = (recordId: string, lease: Lease) => void;

/** Keeps the lease of the record in view. A server without leases is ignored. */
export class HoldRecord {
  private held: HeldRecord | undefined;
  private onLease: LeaseListener = () => undefined;

  constructor(
    private readonly leases: LeaseRepository,
    private readonly visibility: PageVisibility,
    private readonly clock: Clock,
  ) {}

  /** The returned function stops renewing and gives the lease up. */
  start(onLease: LeaseListener): () => void {
    this.onLease = onLease;
    const renewOrRelease = () => {
      if (this.visibility.isVisible) this.renew();
      else this.release(); // a hidden page must not keep the record from others
    };
    const stops = [
      repeatEvery(limits.leaseRenewalMs, this.clock, renewOrRelease),
      this.visibility.watch((isVisible) => isVisible && this.held?.lease !== 'held' && this.renew()),
      this.visibility.watchLeave(() => this.release()),
    ];
    return () => {
      for (const stop of stops) stop();
      this.giveUp();
    };
  }

  acquire(recordId: string, isForced = false): void {
    this.held = { recordId, isForced, lease: undefined, isGivenUp: false };
    this.renew();
  }

  giveUp(): void {
    const { held } = this;
    this.release();
    this.held = undefined;
    if (held) held.isGivenUp = true;
  }

  /** After an answer the server needs no lease any more, so none is given up. */
  forget(): void {
    this.held = undefined;
  }

  private renew() {
    if (this.held) void this.request(this.held);
  }

  private async request(held: HeldRecord) {
    const { recordId, isForced } = held;
    const lease = await orElse(this.leases.acquire(recordId, isForced), undefined);
    if (!lease || (isForced && lease === 'taken')) return;
    held.lease = lease;
    if (this.held === held) this.onLease(recordId, lease);
    else if (held.isGivenUp && lease === 'held' && this.held?.recordId !== recordId) this.giveUpLease(recordId);
  }

  private release() {
    const { held } = this;
    if (held?.lease !== 'held') return;
    held.lease = undefined;
    this.giveUpLease(held.recordId);
  }

  private giveUpLease(recordId: string) {
    void orElse(this.leases.giveUp(recordId), undefined);
  }
}
