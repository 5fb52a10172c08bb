import type { Failure } from '#domain/shared/failure.ts';
import { businessMessage } from '#domain/shared/http-message.ts';
import type { Message } from '#domain/shared/notice.ts';
import { callFailureOf } from '../ports/shared/call-failures.ts';
import { reasonKeyOf } from './report-call-failure.ts';

/** Why a call failed, with the text of the server as details. */
export function reasonOf(failure: Failure | undefined): Message {
  const call = failure && callFailureOf(failure);
  if (!call) return unknownReason;
  const { code, detail } = call;
  const key = businessMessage(code) ?? reasonKeyOf(call);
  return detail ? { key, details: detail } : { key };
}

const unknownReason = { key: 'errors.http.500' } satisfies Message;
