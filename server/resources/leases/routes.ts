import { findRecord } from '../records/find-record.ts';
import { type AppDeps, guard, type Route } from '../shared/route.ts';
import { releaseLease, takeLease } from './take-lease.ts';

export function leaseRoutes(deps: AppDeps): readonly Route[] {
  const route = guard(deps);
  const lease = { find: findRecord, may: 'owners and workspace members answer a record' } as const;
  return [
    route('PUT', '/records/:record_id/lease', { ...lease, handle: takeLease }),
    route('DELETE', '/records/:record_id/lease', { ...lease, status: 204, handle: releaseLease }),
  ];
}
