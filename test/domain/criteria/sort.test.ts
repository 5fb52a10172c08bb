import { describe, expect, it } from 'vitest';
import {
  addSort,
  changeSort,
  flipSort,
  moveSortTo,
  removeSort,
  type SortBy,
  sameSubject,
  tidySorts,
} from '#domain/criteria/sort.ts';

const inserted: SortBy = { entity: 'record', property: 'insertedAt' };
const updated: SortBy = { entity: 'record', property: 'updatedAt' };
const length: SortBy = { entity: 'metadata', property: 'length' };
const score: SortBy = { entity: 'suggestion', question: 'mood', of: 'score' };
const value: SortBy = { entity: 'suggestion', question: 'mood', of: 'value' };
const answer: SortBy = { entity: 'response', question: 'mood' };
const subjects = [inserted, updated, length, score, value, answer];

const asc = (by: SortBy) => ({ by, order: 'asc' }) as const;
const desc = (by: SortBy) => ({ by, order: 'desc' }) as const;

describe('a sort', () => {
  it.each(subjects)('with %j differs from all others', (by) => {
    expect(subjects.filter((other) => sameSubject(by, other))).toEqual([by]);
  });

  it('distinguishes names of questions and properties', () => {
    expect(sameSubject(answer, { entity: 'response', question: 'topic' })).toBe(false);
    expect(sameSubject(score, { entity: 'suggestion', question: 'topic', of: 'score' })).toBe(false);
    expect(sameSubject(length, { entity: 'metadata', property: 'insertedAt' })).toBe(false);
  });

  it('is ascending when it is added, and the last level', () => {
    expect(addSort([desc(score)], inserted)).toEqual([desc(score), asc(inserted)]);
  });

  it('is not added twice', () => {
    expect(addSort([desc(score)], score)).toEqual([desc(score)]);
  });

  it('is removed', () => {
    expect(removeSort([asc(score), asc(length)], score)).toEqual([asc(length)]);
  });

  it('reverses its order, and back', () => {
    const flipped = flipSort([asc(score), asc(length)], length);

    expect(flipped).toEqual([asc(score), desc(length)]);
    expect(flipSort(flipped, length)).toEqual([asc(score), asc(length)]);
  });

  it('changes its subject and keeps its level and order', () => {
    expect(changeSort([desc(score), asc(length)], score, answer)).toEqual([desc(answer), asc(length)]);
  });

  it('does not change to a subject of another level', () => {
    expect(changeSort([desc(score), asc(length)], score, length)).toEqual([desc(score), asc(length)]);
  });

  it('moves to another level, and shifts those in between', () => {
    const sorts = [asc(score), asc(length), asc(answer)];

    expect(moveSortTo(sorts, answer, 0)).toEqual([asc(answer), asc(score), asc(length)]);
    expect(moveSortTo(sorts, score, 1)).toEqual([asc(length), asc(score), asc(answer)]);
  });

  it('stays if the level or the sort does not exist', () => {
    const sorts = [asc(score), asc(length)];

    expect(moveSortTo(sorts, score, -1)).toEqual(sorts);
    expect(moveSortTo(sorts, length, 2)).toEqual(sorts);
    expect(moveSortTo(sorts, answer, 0)).toEqual(sorts);
  });

  it('needs a name, counts once, and has ten levels at most', () => {
    const many = Array.from({ length: 12 }, (_, index) => asc({ entity: 'metadata', property: `p${index}` }));

    expect(tidySorts([asc({ entity: 'metadata', property: '' }), asc({ entity: 'response', question: '' })])).toEqual(
      [],
    );
    expect(tidySorts([asc(score), desc(length), desc(score)])).toEqual([asc(score), desc(length)]);
    expect(tidySorts(many)).toEqual(many.slice(0, 10));
  });
});
