import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { wireVectorSettingsCreate, wireVectorSettingsUpdate } from '#contract/datasets/vector.ts';
import { exchanges, isSuccess, sent, titleOf } from '../recordings.ts';

const created = exchanges
  .filter(({ request }) => request.method === 'POST' && request.path.endsWith('/vectors-settings'))
  .map((exchange) => [titleOf(exchange), exchange] as const);

describe('new vector settings', () => {
  it('are among the recordings', () => {
    expect(created).toHaveLength(7);
  });

  it.each(created)('are accepted or rejected as by the recorded server: %s', (_title, exchange) => {
    const refused = exchange.response.status === 422;

    expect(v.is(wireVectorSettingsCreate, sent(exchange))).toBe(!refused);
    expect(isSuccess(exchange) && refused).toBe(false);
  });

  it.each([0, -1, 1.5, 65_537, '4', null])('reject %j dimensions', (dimensions) => {
    expect(v.is(wireVectorSettingsCreate, { name: 'emb', title: 'Embedding', dimensions })).toBe(false);
  });
});

describe('an update of vector settings', () => {
  it('has a title of 1 to 500 characters', () => {
    const taken = (length: number) => v.is(wireVectorSettingsUpdate, { title: '語'.repeat(length) });

    expect([0, 1, 500, 501].map(taken)).toEqual([false, true, true, false]);
  });

  it('cannot delete the title', () => {
    expect(v.is(wireVectorSettingsUpdate, { title: null })).toBe(false);
  });
});
