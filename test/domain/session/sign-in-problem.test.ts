import { describe, expect, it } from 'vitest';
import { oauthProblem, signInProblem } from '#domain/session/sign-in-problem.ts';

describe('the message about a rejected sign-in', () => {
  it.each([
    [{ status: undefined }, { key: 'errors.http.network' }],
    [{ status: undefined, hasTimedOut: true }, { key: 'errors.http.timeout' }],
    [{ status: 503 }, { key: 'errors.http.503' }],
    [{ status: 418 }, { key: 'errors.http.500' }],
    [{ status: 429 }, { key: 'errors.http.429' }],
    [
      { status: 429, retryAfter: 45_000 },
      { key: 'errors.retry.seconds', values: { count: 45 } },
    ],
    [
      { status: 429, retryAfter: 600_000 },
      { key: 'errors.retry.minutes', values: { count: 10 } },
    ],
  ])('fits %o', (refusal, message) => {
    expect(signInProblem(refusal)).toEqual(message);
  });
});

describe('the message about a failed redirect from a provider', () => {
  const values = { name: 'Company' };

  it.each([
    [{ status: 422 }, '', 'failed'],
    [{ status: 422 }, '?error=server_error', 'failed'],
    [{ status: 422 }, '?error=access_denied&state=1', 'denied'],
    [{ status: 422, code: 'another' }, '', 'failed'],
    [{ status: 404 }, '', 'unknown'],
    [{ status: 502 }, '', 'unreachable'],
  ])('fits %o with the query "%s"', (refusal, query, problem) => {
    expect(oauthProblem(refusal, 'Company', query)).toEqual({ key: `oauth.problems.${problem}`, values });
  });

  it('is that of its business code, if it has one', () => {
    expect(oauthProblem({ status: 422, code: 'oauth_name_taken' }, 'Company', '')).toEqual({
      key: 'refusals.oauth_name_taken',
    });
  });

  it('is the general one if the provider is not the cause', () => {
    expect(oauthProblem({ status: undefined }, 'Company', '')).toEqual({ key: 'errors.http.network' });
    expect(oauthProblem({ status: 429, retryAfter: 5_000 }, 'Company', '')).toMatchObject({
      key: 'errors.retry.seconds',
    });
  });
});
