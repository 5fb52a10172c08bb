import { businessMessage, noResponseMessage, retryMessage, statusMessage } from '../shared/http-message.ts';
import type { Message } from '../shared/notice.ts';

/** The status is undefined without a response. */
export interface SignInRefusal {
  readonly status: number | undefined;
  readonly code?: string | undefined;
  readonly hasTimedOut?: boolean;
  readonly retryAfter?: number | undefined;
}

/** The message when the server did not check name and password. */
export function signInProblem({ status, hasTimedOut, retryAfter }: SignInRefusal): Message {
  if (status === undefined) return { key: noResponseMessage(hasTimedOut ? 'timeout' : 'network') };
  if (retryAfter) return retryMessage(retryAfter);
  return { key: statusMessage(status) ?? 'errors.http.500' };
}

export function oauthProblem(refusal: SignInRefusal, provider: string, query: string): Message {
  const named = (problem: string): Message => ({ key: `oauth.problems.${problem}`, values: { name: provider } });
  const { status, code } = refusal;
  const business = businessMessage(code);
  if (business) return { key: business };
  if (isDenied(query)) return named('denied');
  if (status === 422) return named('failed');
  if (status === 404) return named('unknown');
  if (status === 502) return named('unreachable');
  return signInProblem(refusal);
}

/** The provider reports that the user has denied access; other errors come from our server. */
const isDenied = (query: string) => /[?&]error=access_denied(&|$)/.test(query);
