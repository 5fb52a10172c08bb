import type { Failure } from '#domain/shared/failure.ts';
import { callFailureOf } from '../ports/shared/call-failures.ts';

/** Such answers come from a gateway in the place of the hub. */
const gateways = [502, 504];

/** Whether the hub gave no answer, or none that it has written itself. */
export function isHubUnreachable(failure: Failure | undefined): boolean {
  const call = failure && callFailureOf(failure);
  return call !== undefined && (call.status === undefined || gateways.includes(call.status)) && !call.detail;
}
