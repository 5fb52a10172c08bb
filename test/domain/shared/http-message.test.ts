import { describe, expect, it } from 'vitest';
import { wireBusinessCodes } from '#contract/error.ts';
import {
  businessMessage,
  httpMessages,
  noResponseMessage,
  retryMessage,
  statusMessage,
} from '#domain/shared/http-message.ts';

describe('an HTTP status', () => {
  it.each([401, 404, 429, 500])('has a message if the specification names it: %i', (status) => {
    expect(statusMessage(status)).toBe(`errors.http.${status}`);
  });

  it.each([403, 408, 409, 413, 422, 502, 503, 504])('has a message of our own: %i', (status) => {
    expect(statusMessage(status)).toBe(`errors.http.${status}`);
  });

  it.each([200, 400, 402, 418, 501])('has none otherwise: %i', (status) => {
    expect(statusMessage(status)).toBeUndefined();
  });

  it('has a message without a response', () => {
    expect(noResponseMessage('network')).toBe('errors.http.network');
    expect(noResponseMessage('timeout')).toBe('errors.http.timeout');
  });
});

describe('a business code', () => {
  it.each(wireBusinessCodes)('has a message: %s', (code) => {
    expect(businessMessage(code)).toBe(`refusals.${code}`);
  });

  it.each(['not_there', 'not_unique', 'toString', ''])('has none otherwise: %j', (code) => {
    expect(businessMessage(code)).toBeUndefined();
  });
});

it('lists every message that a failing call may have', () => {
  expect(httpMessages).toHaveLength(17 + wireBusinessCodes.length);
  expect(httpMessages).toContain('errors.http.network');
  expect(httpMessages).toContain('errors.http.403');
  expect(httpMessages).toContain('refusals.missing_vector');
});

describe('a server that asks to wait', () => {
  it.each([
    [1, 'seconds', 1],
    [90_000, 'seconds', 90],
    [90_001, 'minutes', 2],
    [600_000, 'minutes', 10],
  ])('for %i ms asks to wait in %s: %i', (milliseconds, unit, count) => {
    expect(retryMessage(milliseconds)).toEqual({ key: `errors.retry.${unit}`, values: { count } });
  });
});
