import type { Lease, LeaseRepository } from '#application/ports/annotation/lease-repository.ts';
import { Fake } from './fake.ts';

export class FakeLeaseRepository extends Fake implements LeaseRepository {
  readonly asked: string[] = [];
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
