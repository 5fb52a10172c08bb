import { describe, expect, it } from 'vitest';
import {
  fieldsWithContent,
  hasLeftServerList,
  keepsAnswered,
  previewOf,
  type QueueStatus,
  shownStatusOf,
  statusOf,
  withoutResponse,
} from '#domain/annotation/record.ts';
import { aField, aRecord, aResponse } from '../../support/builders.ts';

describe('The status of a record', () => {
  it('is pending without an answer', () => {
    expect(statusOf(aRecord())).toBe('pending');
  });

  it.each(['draft', 'submitted', 'discarded'] as const)('is %s with such an answer', (status) => {
    expect(statusOf(aRecord({ response: aResponse(status) }))).toBe(status);
  });

  it('is pending again once the answer is removed', () => {
    const record = withoutResponse(aRecord({ response: aResponse() }));

    expect(statusOf(record)).toBe('pending');
    expect(record.response).toBeUndefined();
  });
});

describe('The status shown on a record', () => {
  it.each(['draft', 'submitted', 'discarded'] as const)('is %s with such an answer of the user', (status) => {
    expect(shownStatusOf(aRecord({ response: aResponse(status), isCompleted: true }))).toBe(status);
  });

  it('without an answer of the user is completed if others completed the record, else pending', () => {
    expect([true, false].map((isCompleted) => shownStatusOf(aRecord({ isCompleted })))).toEqual([
      'completed',
      'pending',
    ]);
  });

  it('is pending after the removal of a submitted answer, completed after that of a draft', () => {
    const without = (['submitted', 'draft'] as const).map((status) =>
      withoutResponse(aRecord({ response: aResponse(status), isCompleted: true })),
    );

    expect(without.map(shownStatusOf)).toEqual(['pending', 'completed']);
  });
});

describe('The list of a status', () => {
  const answered = aRecord({ response: aResponse('submitted') });
  const completed = aRecord({ isCompleted: true });

  it.each<readonly [QueueStatus, boolean, boolean]>([
    ['pending', true, true],
    ['submitted', false, true],
    ['draft', true, true],
    ['completed', true, false],
    ['all', false, false],
  ])('%s: an answered record has left: %s, one completed by others: %s', (status, hasAnswered, hasCompleted) => {
    expect([answered, completed].map((record) => hasLeftServerList(record, status))).toEqual([
      hasAnswered,
      hasCompleted,
    ]);
  });

  it('keeps answered records if it is that of submitted, completed or all records', () => {
    const kept = (['pending', 'draft', 'discarded', 'submitted', 'completed', 'all'] as const).filter(keepsAnswered);
    expect(kept).toEqual(['submitted', 'completed', 'all']);
  });
});

describe('The fields of a record', () => {
  const fields = ['empty', 'zero', 'no', 'null', 'missing', 'toString'].map((name) => aField('text', { name }));

  it('are shown where they hold an empty text, zero or false, and left out where they hold nothing', () => {
    const record = aRecord({ fields: { empty: '', zero: 0, no: false, null: null, missing: undefined } });

    expect(fieldsWithContent(record, fields).map(({ name }) => name)).toEqual(['empty', 'zero', 'no']);
  });
});

describe('A record in one line', () => {
  it('has the texts of its first two fields that have one, without breaks, and no more than fits', () => {
    const fields = [
      aField('image', { name: 'picture' }),
      aField('text', { name: 'blank' }),
      aField('text', { name: 'review' }),
      aField('chat', { name: 'talk' }),
      aField('text', { name: 'notes' }),
    ];
    const held = { picture: 'https://a.test/b.png', blank: ' ', review: 'Good\n  one.', talk: ['Hi'], notes: 'None' };
    const line = (values: typeof held) => previewOf(aRecord({ fields: values }), fields);

    expect(line(held)).toBe('Good one. · user: Hi');
    expect(line({ ...held, review: 'a'.repeat(300) })).toBe('a'.repeat(200));
  });
});
