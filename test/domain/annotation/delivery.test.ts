import { describe, expect, it } from 'vitest';
import { type Attempt, afterFailure, firstAttempt, pauseAfter } from '#domain/annotation/delivery.ts';

const attempts: readonly Attempt[] = ['create', 'update', 'upsert', 'remove', 'find and remove'];

describe('the first attempt', () => {
  it.each([
    ['save', undefined, 'create'],
    ['save', 'a1', 'update'],
    ['remove', undefined, 'find and remove'],
    ['remove', 'a1', 'remove'],
  ] as const)('for the change %s with the response %s is to %s', (kind, responseId, attempt) => {
    expect(firstAttempt(kind, responseId)).toBe(attempt);
  });
});

describe('after a failure', () => {
  it.each(attempts)('retries a transient status after the attempt to %s', (attempt) => {
    const verdicts = [undefined, 408, 425, 429, 500, 502, 503, 504].map((status) => afterFailure(attempt, status));

    expect(new Set(verdicts)).toEqual(new Set(['retry']));
  });

  it.each(attempts)('waits for a sign-in on 401 after the attempt to %s', (attempt) => {
    expect(afterFailure(attempt, 401)).toBe('sign-in');
  });

  it.each([
    ['create', 409, 'upsert'],
    ['create', 404, 'refused'],
    ['update', 404, 'create'],
    ['update', 409, 'refused'],
    ['upsert', 404, 'refused'],
    ['upsert', 409, 'refused'],
    ['remove', 404, 'find and remove'],
    ['find and remove', 404, 'settled'],
    ['find and remove', 409, 'refused'],
    ['remove', 409, 'refused'],
  ] as const)('to %s with %s the verdict is %s', (attempt, status, verdict) => {
    expect(afterFailure(attempt, status)).toBe(verdict);
  });

  it.each([400, 403, 405, 413, 415, 422])('refuses a change for good after status %s', (status) => {
    expect(attempts.map((attempt) => afterFailure(attempt, status))).toEqual(Array(attempts.length).fill('refused'));
  });
});

describe('the pause before the next try', () => {
  it('doubles with each failure in a row, up to a minute', () => {
    expect([0, 1, 2, 3, 6, 7, 50].map(pauseAfter)).toEqual([1000, 1000, 2000, 4000, 32_000, 60_000, 60_000]);
  });
});
