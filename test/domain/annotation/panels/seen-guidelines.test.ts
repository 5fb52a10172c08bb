import { describe, expect, it } from 'vitest';
import { newsOf, seenFrom, withSeen } from '#domain/annotation/panels/seen-guidelines.ts';

const dataset = { id: 'a', guidelines: 'Choose the mood' };
const changed = { id: 'a', guidelines: 'Choose the mood.' };
const without = { id: 'a', guidelines: undefined };

describe('the guidelines of a dataset', () => {
  it('are unseen on the first visit, even of a dataset with the id of a method', () => {
    expect(newsOf({}, dataset)).toBe('unseen');
    expect(newsOf({}, { ...dataset, id: 'constructor' })).toBe('unseen');
  });

  it('are no news once they were seen, until they change', () => {
    const seen = withSeen({}, dataset);

    expect(newsOf(seen, dataset)).toBeUndefined();
    expect(newsOf(seen, changed)).toBe('changed');
    expect(newsOf(withSeen(seen, changed), changed)).toBeUndefined();
  });

  it('are no news while there are none, and news when they are added', () => {
    expect(newsOf({}, without)).toBeUndefined();
    expect(newsOf(withSeen({}, without), dataset)).toBe('changed');
  });
});

describe('seen guidelines', () => {
  it('include the five hundred datasets that were seen last', () => {
    const ids = Array.from({ length: 501 }, (_, index) => `d${index}`);

    const seen = ids.reduce((before, id) => withSeen(before, { ...dataset, id }), {});

    expect(Object.keys(seen)).toHaveLength(500);
    expect([newsOf(seen, { ...dataset, id: 'd0' }), newsOf(seen, { ...dataset, id: 'd1' })]).toEqual([
      'unseen',
      undefined,
    ]);
  });

  it.each([undefined, null, 3, 'text', [], { a: 3 }])('are read from any stored data: %j', (stored) => {
    expect(newsOf(seenFrom(stored), dataset)).toBe('unseen');
  });

  it('are read as they were written', () => {
    const seen = withSeen({}, dataset);

    expect(seenFrom(JSON.parse(JSON.stringify(seen)))).toEqual(seen);
  });
});
