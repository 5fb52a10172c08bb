import type { Failure } from '#domain/shared/failure.ts';
import { businessMessage } from '#domain/shared/http-message.ts';
import type { Message } from '#domain/shared/notice.ts';
import { callFailureOf } from '../ports/shared/call-failures.ts';
import { reasonKeyOf } from './report-call-failure.ts';

export function reasonOf(failure: Failure | undefined): Message {
  const call = failure && callFailureOf(failure);
  if (!call) return unknownReason;
  const business = businessMessage(call.code);
  if (business) return { key: business };
  if (call.detail) return { text: call.detail };
  return { key: reasonKeyOf(call) };
}

const unknownReason = { key: 'errors.http.500' } satisfies Message;
