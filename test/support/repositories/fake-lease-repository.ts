import type { Lease, LeaseRepository } from '#application/ports/annotation/lease-repository.ts';
import { Fake } from './fake.ts';

export class FakeLeaseRepository extends Fake implements LeaseRepository {
  /** Requests in order. */
  readonly asked: string[] = [];
  /** Result of the next request. */
  lease: Lease = 'held';

  acquire = (recordId: string, isForced: boolean) => {
    this.asked.push(`${isForced ? 'force' : 'take'} ${recordId}`);
    return this.answer('POSTIL_HOLDING_RECORD', () => this.lease);
  };

  giveUp = (recordId: string) => {
    this.asked.push(`release ${recordId}`);
    return this.answer('POSTIL_HOLDING_RECORD', () => undefined);
  };
}
