import { silenceMessage, statusMessage } from '../shared/http-message.ts';
import type { Message } from '../shared/notice.ts';

/** What the server said when it let nobody in; without a status it said nothing. */
export interface Refusal {
  readonly status: number | undefined;
  readonly code?: string | undefined;
  /** Milliseconds to wait, where it says so. */
  readonly retryAfter?: number | undefined;
}

const oauthCodes = new Map([
  ['oauth_name_taken', 'oauth.problems.nameTaken'],
  ['oauth_deleted_user', 'oauth.problems.deletedUser'],
  ['oauth_no_name', 'oauth.problems.noName'],
]);

/** What to say where name and password were not even looked at. */
export function signInProblem({ status, retryAfter }: Refusal): Message {
  if (status === 429 && retryAfter) return waitFor(retryAfter);
  if (status === undefined) return { key: silenceMessage('network') };
  return { key: statusMessage(status) ?? 'errors.http.500' };
}

/** What to say to whoever comes back from a provider with this query, and is not let in. */
export function oauthProblem(refusal: Refusal, provider: string, query: string): Message {
  const named = (key: string): Message => ({ key, values: { name: provider } });
  const { status, code = '' } = refusal;
  const known = oauthCodes.get(code);
  if (known) return named(known);
  if (isDenied(query)) return named('oauth.problems.denied');
  if (status === 422) return named('oauth.problems.failed');
  if (status === 404) return named('oauth.problems.unknown');
  if (status === 502) return named('oauth.problems.unreachable');
  return signInProblem(refusal);
}

/** Of the query that a provider sends back, the one word that is not our server's to explain. */
const isDenied = (query: string) => /[?&]error=access_denied(&|$)/.test(query);

function waitFor(milliseconds: number): Message {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds < 60) return { key: 'session.waitSeconds', values: { count: seconds } };
  return { key: 'session.waitMinutes', values: { count: Math.ceil(seconds / 60) } };
}
