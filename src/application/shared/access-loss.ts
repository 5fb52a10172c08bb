import type { Failure } from '#domain/shared/failure.ts';
import { callFailureOf } from '../ports/shared/call-failures.ts';

/** Why somebody can be at a dataset no longer. */
export type AccessLoss = 'deleted' | 'closed';

/** What a refusal says of a dataset that was there before. */
export function accessLossFrom(failure: Failure | undefined): AccessLoss | undefined {
  const status = failure && callFailureOf(failure)?.status;
  if (status === 404) return 'deleted';
  return status === 403 ? 'closed' : undefined;
}
