import type { Failure } from '#domain/shared/failure.ts';
import { callFailureOf } from '../ports/shared/call-failures.ts';

/** Statuses of a gateway that answers in place of the hub. */
const gateways = [502, 504];

export function isHubUnreachable(failure: Failure | undefined): boolean {
  const call = failure && callFailureOf(failure);
  return call !== undefined && (call.status === undefined || gateways.includes(call.status)) && !call.detail;
}
