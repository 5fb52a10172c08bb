import { describe, expect, it } from 'vitest';
import { businessMessage, httpMessages, statusMessage } from '#domain/shared/http-message.ts';

describe('an HTTP status', () => {
  it.each([401, 404, 429, 500])('has a message if the specification names it: %i', (status) => {
    expect(statusMessage(status)).toBe(`errors.http.${status}`);
  });

  it.each([403, 409, 413, 422, 502, 503, 504])('has a message of ours in the same manner: %i', (status) => {
    expect(statusMessage(status)).toBe(`errors.http.${status}`);
  });

  it.each([200, 400, 402, 418, 501])('has none otherwise: %i', (status) => {
    expect(statusMessage(status)).toBeUndefined();
  });

  it('has a message where no answer came at all', () => {
    expect(statusMessage(undefined)).toBe('errors.http.network');
  });
});

describe('a business code', () => {
  it.each(['missing_vector', 'update_distribution_with_existing_responses'])('has a message: %s', (code) => {
    expect(businessMessage(code)).toBe(`errors.business.${code}`);
  });

  it.each(['not_found', 'not_unique', 'toString', ''])('has none otherwise: %j', (code) => {
    expect(businessMessage(code)).toBeUndefined();
  });
});

it('lists every message that a failing call may have', () => {
  expect(httpMessages).toHaveLength(14);
  expect(httpMessages).toContain('errors.http.network');
  expect(httpMessages).toContain('errors.http.403');
  expect(httpMessages).toContain('errors.business.missing_vector');
});
