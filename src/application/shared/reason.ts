import type { Failure } from '#domain/shared/failure.ts';
import { businessMessage, noResponseMessage, statusMessage } from '#domain/shared/http-message.ts';
import type { Message } from '#domain/shared/notice.ts';
import { type CallFailure, callFailureOf } from '../ports/shared/call-failures.ts';

export function reasonOf(failure: Failure | undefined): Message {
  const call = failure && callFailureOf(failure);
  return call ? reasonOfCall(call) : { key: 'errors.http.500' };
}

/** Why a call failed, with the text of the server as details. */
export function reasonOfCall(call: CallFailure): Message {
  const { code, detail } = call;
  const key = businessMessage(code) ?? statusReason(call) ?? otherReason(call);
  return detail ? { key, details: detail } : { key };
}

export const statusReason = ({ status, hasTimedOut }: CallFailure): string | undefined =>
  status === undefined ? noResponseMessage(hasTimedOut ? 'timeout' : 'network') : statusMessage(status);

/** For a status without a message of its own: gateways send such. */
function otherReason({ status = 0 }: CallFailure): string {
  const isRefused = status >= 400 && status < 500;
  return isRefused ? 'errors.http.422' : 'errors.http.500';
}
