import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type CallName, calls } from '#contract/calls.ts';
import { isSuccess, type Recorded, recorded, titleOf } from './recordings.ts';

const successes = recorded.filter(isSuccess).map((exchange) => [titleOf(exchange), exchange] as const);

/** Two calls need a user's consent at a provider; the others were never recorded. */
const unrecorded: readonly CallName[] = [
  'createWebhook',
  'deleteRecord',
  'deleteSuggestion',
  'deleteSuggestions',
  'deleteWebhook',
  'getOAuthToken',
  'listWebhooks',
  'pingWebhook',
  'redirectToOAuthProvider',
  'updateWebhook',
];

const schemaOf = ({ call }: Recorded): v.GenericSchema => {
  const entry = calls[call];
  return 'response' in entry ? entry.response : v.null();
};

describe('a recorded answer', () => {
  it('exists for every call that could be recorded', () => {
    const seen = new Set(successes.map(([, { call }]) => call));

    expect(
      Object.entries(calls)
        .filter(([name, { path }]) => path.startsWith('/api/v1/') && !seen.has(name as CallName))
        .map(([name]) => name)
        .toSorted(),
    ).toEqual(unrecorded);
    expect(successes.length).toBeGreaterThan(301);
  });

  it.each(successes)('is parsed without loss: %s', (_title, exchange) => {
    const { status, body } = exchange.response;

    const read = v.parse(schemaOf(exchange), body);

    expect(read).toEqual(body);
    expect(status).toBe(calls[exchange.call].status);
  });
});
