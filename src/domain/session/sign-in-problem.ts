import { businessMessage, noResponseMessage, retryMessage, statusMessage } from '../shared/http-message.ts';
import type { Message } from '../shared/notice.ts';

/** What the server said when it let nobody in; without a status it said nothing. */
export interface SignInRefusal {
  readonly status: number | undefined;
  readonly code?: string | undefined;
  readonly hasTimedOut?: boolean;
  /** Milliseconds to wait, where it says so. */
  readonly retryAfter?: number | undefined;
}

/** What to say where name and password were not even looked at. */
export function signInProblem({ status, hasTimedOut, retryAfter }: SignInRefusal): Message {
  if (status === undefined) return { key: noResponseMessage(hasTimedOut ? 'timeout' : 'network') };
  if (retryAfter) return retryMessage(retryAfter);
  return { key: statusMessage(status) ?? 'errors.http.500' };
}

/** What to say to whoever comes back from a provider with this query, and is not let in. */
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

/** Of the query that a provider sends back, the one word that is not our server's to explain. */
const isDenied = (query: string) => /[?&]error=access_denied(&|$)/.test(query);
