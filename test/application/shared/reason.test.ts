import { expect, it } from 'vitest';
import { reasonOf } from '#application/shared/reason.ts';
import { Failure } from '#domain/shared/failure.ts';

const failed = (cause: object) =>
  new Failure('ERROR_PATCHING_FIELDS', { cause: Object.assign(new Error('no'), { status: undefined }, cause) });

it.each([
  [
    'the business code, if there is something to say of it',
    { status: 422, code: 'wrong_password', detail: 'x' },
    { key: 'refusals.wrong_password' },
  ],
  ['else what the server says', { status: 422, code: 'unknown', detail: 'Too long' }, { text: 'Too long' }],
  ['else the status', { status: 403 }, { key: 'errors.http.403' }],
  ['or that nobody answered', {}, { key: 'errors.http.network' }],
  ['or not in time', { hasTimedOut: true }, { key: 'errors.http.timeout' }],
  ['or that what was sent is refused', { status: 418 }, { key: 'errors.http.422' }],
  ['or that nothing is known', { status: 599 }, { key: 'errors.http.500' }],
])('the reason of a failure is %s', (_, cause, message) => {
  expect(reasonOf(failed(cause))).toEqual(message);
});

it('the reason of a failure without a call is unknown', () => {
  expect(reasonOf(undefined)).toEqual({ key: 'errors.http.500' });
  expect(reasonOf(new Failure('ERROR_PATCHING_FIELDS'))).toEqual({ key: 'errors.http.500' });
});
