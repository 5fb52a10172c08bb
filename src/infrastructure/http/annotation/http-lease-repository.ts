import * as v from 'valibot';
import type { Lease, LeaseRepository } from '#application/ports/annotation/lease-repository.ts';
import { wireLease } from '#contract/live/lease.ts';
import type { Api } from '../api.ts';

const failure = 'POSTIL_HOLDING_RECORD';
const conflictStatus = 409;

export class HttpLeaseRepository implements LeaseRepository {
  constructor(private readonly api: Api) {}

  async acquire(recordId: string, isForced: boolean): Promise<Lease> {
    const lease = await this.api.call({
      method: 'put',
      path: pathOf(recordId),
      ...(isForced && { searchParams: { force: 'true' } }),
      schema: wireLease,
      missingStatus: conflictStatus,
      failure,
      silent: true,
    });
    if (!lease) return 'taken';
    return lease.expires_at === null ? 'unneeded' : 'held';
  }

  async giveUp(recordId: string): Promise<void> {
    await this.api.call({
      method: 'delete',
      path: pathOf(recordId),
      keepalive: true,
      schema: v.unknown(),
      failure,
      silent: true,
    });
  }
}

const pathOf = (recordId: string) => `ext/v1/records/${recordId}/lease`;
