import type { Failure } from '#domain/shared/failure.ts';
import { callFailureOf } from '../ports/shared/call-failures.ts';

export type AccessLoss = 'deleted' | 'closed';

export function accessLossFrom(failure: Failure | undefined): AccessLoss | undefined {
  const status = failure && callFailureOf(failure)?.status;
  if (status === 404) return 'deleted';
  return status === 403 ? 'closed' : undefined;
}
