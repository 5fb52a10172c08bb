import { expect, it } from 'vitest';
import { reasonOf } from '#application/shared/reason.ts';
import { Failure } from '#domain/shared/failure.ts';

const failed = (cause: object) =>
  new Failure('ERROR_PATCHING_FIELDS', { cause: Object.assign(new Error('no'), { status: undefined }, cause) });

it.each([
  [
    'the text for its error code',
    { status: 422, code: 'wrong_password', detail: 'x' },
    { key: 'refusals.wrong_password', details: 'x' },
  ],
  [
    'the text for its status for an unknown code, with the detail of the server',
    { status: 422, code: 'unknown', detail: 'Too long' },
    { key: 'errors.http.422', details: 'Too long' },
  ],
  ['the text for its status without a detail', { status: 403 }, { key: 'errors.http.403' }],
  ['a network failure without a status', {}, { key: 'errors.http.network' }],
  ['a timeout', { hasTimedOut: true }, { key: 'errors.http.timeout' }],
  ['an invalid request for an unknown client error', { status: 418 }, { key: 'errors.http.422' }],
  ['a server error for an unknown server error', { status: 599 }, { key: 'errors.http.500' }],
])('the reason of a failure is %s', (_, cause, message) => {
  expect(reasonOf(failed(cause))).toEqual(message);
});

it('the reason of a failure without a call is unknown', () => {
  expect(reasonOf(undefined)).toEqual({ key: 'errors.http.500' });
  expect(reasonOf(new Failure('ERROR_PATCHING_FIELDS'))).toEqual({ key: 'errors.http.500' });
});
