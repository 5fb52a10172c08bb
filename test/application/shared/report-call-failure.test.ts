import { describe, expect, it } from 'vitest';
import type { CallFailure } from '#application/ports/shared/call-failures.ts';
import { ReportCallFailure } from '#application/shared/report-call-failure.ts';
import { FakeNotices } from '../../support/browser/fake-notices.ts';

function told(failure: Partial<CallFailure>) {
  const notices = new FakeNotices();
  notices.show({ type: 'success', message: { text: 'an older notice' } });
  new ReportCallFailure(notices).report({ status: 418, code: undefined, detail: undefined, ...failure });
  return notices.shown;
}

describe('a call that failed', () => {
  it('clears the existing notifications', () => {
    expect(told({ detail: 'a new one' })).toEqual([{ type: 'danger', message: { text: 'a new one' } }]);
  });

  it.each([401, 404, 429, 500, 403, 408, 409, 413, 422, 502, 503, 504])('with %s is told by its message', (status) => {
    expect(told({ status })).toEqual([{ type: 'danger', message: { key: `errors.http.${status}` } }]);
  });

  it.each([
    [425, 422],
    [418, 422],
    [507, 500],
    [599, 500],
  ])('with %s, which has no message and no detail, is told by that of %s', (status, shown) => {
    expect(told({ status })).toEqual([{ type: 'danger', message: { key: `errors.http.${shown}` } }]);
  });

  it('without an answer is told by a message of ours', () => {
    expect(told({ status: undefined })).toEqual([{ type: 'danger', message: { key: 'errors.http.network' } }]);
  });

  it('without an answer in time is told by another', () => {
    expect(told({ status: undefined, hasTimedOut: true })).toEqual([
      { type: 'danger', message: { key: 'errors.http.timeout' } },
    ]);
  });

  it('of a server that wants to be left in peace says for how long', () => {
    expect(told({ status: 429, retryAfter: 12_000 })).toEqual([
      { type: 'danger', message: { key: 'errors.http.429' } },
      { type: 'danger', message: { key: 'errors.retry.seconds', values: { count: 12 } } },
    ]);
  });

  it('with a code that has a message is told by this too', () => {
    expect(told({ status: 422, code: 'missing_vector', detail: 'unseen' })).toEqual([
      { type: 'danger', message: { key: 'errors.http.422' } },
      { type: 'danger', message: { key: 'refusals.missing_vector' } },
    ]);
  });

  it('without such a code is told by the detail of the body', () => {
    expect(told({ status: 409, detail: 'Name exists' })).toEqual([
      { type: 'danger', message: { key: 'errors.http.409' } },
      { type: 'danger', message: { text: 'Name exists' } },
    ]);
  });

  it('with a code that nobody knows says nothing of it', () => {
    expect(told({ status: 500, code: 'toString' })).toEqual([{ type: 'danger', message: { key: 'errors.http.500' } }]);
  });
});
