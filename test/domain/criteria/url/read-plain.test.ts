import { describe, expect, it } from 'vitest';
import { initialCriteria } from '#domain/criteria/criteria.ts';
import { readCriteria } from '#domain/criteria/url/read.ts';

const read = (name: string, value: string) => readCriteria([[name, value]]);

describe('an address of the reference product', () => {
  it.each([
    ['hello_world~all', { text: 'hello world', field: undefined }],
    ['hello_world~title', { text: 'hello world', field: 'title' }],
    ['hello_world', { text: 'hello world', field: undefined }],
    ['hello~world~all', { text: 'hello~world', field: undefined }],
    ['hello~', { text: 'hello', field: undefined }],
    ['h%C3%A9llo~all', { text: 'héllo', field: undefined }],
    ['100%~all', { text: '100%', field: undefined }],
    ['__~all', undefined],
    ['~all', undefined],
    ['', undefined],
  ])('reads search=%s', (value, expected) => {
    expect(read('search', value).search).toEqual(expected);
  });

  it.each([
    ['record.r1.vector.v1.limit.10.order.most', { recordId: 'r1', vector: 'v1', limit: 10, order: 'most' }],
    ['record.r1.vector.v1.limit.200.order.least', { recordId: 'r1', vector: 'v1', limit: 200, order: 'least' }],
    ['record.r1.vector.v1.limit.7.order.most', { recordId: 'r1', vector: 'v1', limit: 50, order: 'most' }],
    ['record.r1.vector.v1.limit.many.order.most', { recordId: 'r1', vector: 'v1', limit: 50, order: 'most' }],
    ['record.r1.vector.v1.limit.50', undefined],
    ['record.r1.vector.v1.limit.50.order.most.more', undefined],
    ['record..vector.v1.limit.50.order.most', undefined],
    ['', undefined],
  ])('reads similarity=%s', (value, expected) => {
    expect(read('similarity', value).similarity).toEqual(expected);
  });

  it.each([
    ['record.inserted_at.asc', { entity: 'record', property: 'insertedAt' }, 'asc'],
    ['record.updated_at.desc', { entity: 'record', property: 'updatedAt' }, 'desc'],
    ['metadata.len.asc', { entity: 'metadata', property: 'len' }, 'asc'],
    ['metadata.a.b.desc', { entity: 'metadata', property: 'a.b' }, 'desc'],
    ['suggestion.topic.score.desc', { entity: 'suggestion', question: 'topic', of: 'score' }, 'desc'],
    ['suggestion.topic.value.asc', { entity: 'suggestion', question: 'topic', of: 'value' }, 'asc'],
    ['response.quality.asc', { entity: 'response', question: 'quality' }, 'asc'],
    ['response.quality.value.desc', { entity: 'response', question: 'quality' }, 'desc'],
  ])('reads sort=%s', (value, by, order) => {
    expect(read('sort', value).sort).toEqual([{ by, order }]);
  });

  it.each([
    'record.status.asc',
    'metadata.len.up',
    'suggestion.topic.asc',
    'suggestion.topic.agent.asc',
    'vector.v.asc',
  ])('ignores sort=%s', (value) => {
    expect(read('sort', value)).toEqual(initialCriteria);
  });

  it('reads several levels of sort, each subject once', () => {
    const { sort } = read(
      'sort',
      'suggestion.topic.score.desc~nonsense~record.inserted_at.asc~record.inserted_at.desc',
    );

    expect(sort).toEqual([
      { by: { entity: 'suggestion', question: 'topic', of: 'score' }, order: 'desc' },
      { by: { entity: 'record', property: 'insertedAt' }, order: 'asc' },
    ]);
  });

  it('reads no filter on the record itself', () => {
    expect(read('record', 'id.1')).toEqual(initialCriteria);
  });
});
