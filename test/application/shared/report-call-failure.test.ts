import { describe, expect, it } from 'vitest';
import type { CallFailure } from '#application/ports/shared/call-failures.ts';
import { ReportCallFailure } from '#application/shared/report-call-failure.ts';
import { FakeNotices } from '../../support/browser/fake-notices.ts';

function noticesFor(failure: Partial<CallFailure>) {
  const notices = new FakeNotices();
  notices.show({ type: 'success', message: { text: 'an older notice' } });
  new ReportCallFailure(notices).report({ status: 418, code: undefined, detail: undefined, ...failure });
  return notices.shown;
}

describe('the notices about a failed call', () => {
  it('replace existing notices', () => {
    expect(noticesFor({ detail: 'a new one' })).toEqual([
      { type: 'danger', message: { key: 'errors.http.422', details: 'a new one' } },
    ]);
  });

  it.each([401, 404, 429, 500, 403, 408, 409, 413, 422, 502, 503, 504])('show the message of status %s', (status) => {
    expect(noticesFor({ status })).toEqual([{ type: 'danger', message: { key: `errors.http.${status}` } }]);
  });

  it.each([
    [425, 422],
    [418, 422],
    [507, 500],
    [599, 500],
  ])('show the message of %s as that of %s, because it has neither message nor detail', (status, shown) => {
    expect(noticesFor({ status })).toEqual([{ type: 'danger', message: { key: `errors.http.${shown}` } }]);
  });

  it('show a message when no response came', () => {
    expect(noticesFor({ status: undefined })).toEqual([{ type: 'danger', message: { key: 'errors.http.network' } }]);
  });

  it('show another message after a timeout', () => {
    expect(noticesFor({ status: undefined, hasTimedOut: true })).toEqual([
      { type: 'danger', message: { key: 'errors.http.timeout' } },
    ]);
  });

  it('show how long the server asks to wait', () => {
    expect(noticesFor({ status: 429, retryAfter: 12_000 })).toEqual([
      { type: 'danger', message: { key: 'errors.http.429' } },
      { type: 'danger', message: { key: 'errors.retry.seconds', values: { count: 12 } } },
    ]);
  });

  it('add the message of a business code', () => {
    expect(noticesFor({ status: 422, code: 'missing_vector', detail: 'No vector' })).toEqual([
      { type: 'danger', message: { key: 'errors.http.422' } },
      { type: 'danger', message: { key: 'refusals.missing_vector', details: 'No vector' } },
    ]);
  });

  it('add the detail of the body without a business code', () => {
    expect(noticesFor({ status: 409, detail: 'Name exists' })).toEqual([
      { type: 'danger', message: { key: 'errors.http.409', details: 'Name exists' } },
    ]);
  });

  it('ignore an unknown business code', () => {
    expect(noticesFor({ status: 500, code: 'toString' })).toEqual([
      { type: 'danger', message: { key: 'errors.http.500' } },
    ]);
  });
});
