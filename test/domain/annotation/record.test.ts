import { describe, expect, it } from 'vitest';
import {
  discarded,
  fieldsWithContent,
  plainText,
  previewOf,
  returned,
  savedAsDraft,
  statusOf,
  submitted,
} from '#domain/annotation/record.ts';
import { aField, aRecord, aResponse } from '../../support/builders.ts';

const { status: _, ...saved } = aResponse('draft', { mood: { type: 'label_selection', label: 'good' } });

describe('The status of a record', () => {
  it('is pending without an answer', () => {
    expect(statusOf(aRecord())).toBe('pending');
  });

  it.each(['draft', 'submitted', 'discarded'] as const)('is %s with such an answer', (status) => {
    expect(statusOf(aRecord({ response: aResponse(status) }))).toBe(status);
  });

  it.each([
    ['submitting', submitted, 'submitted'],
    ['discarding', discarded, 'discarded'],
    ['saving a draft', savedAsDraft, 'draft'],
  ] as const)('after %s is %s, whatever it was', (_deed, respond, expected) => {
    const before = [
      aRecord(),
      aRecord({ response: aResponse('submitted') }),
      aRecord({ response: aResponse('draft') }),
    ];

    const after = before.map((record) => respond(record, saved));

    expect(after.map(statusOf)).toEqual([expected, expected, expected]);
    expect(after.map(({ response }) => response?.answers)).toEqual([saved.answers, saved.answers, saved.answers]);
  });

  it('is pending again once the answer is removed', () => {
    const record = returned(submitted(aRecord(), saved));

    expect(statusOf(record)).toBe('pending');
    expect(record.response).toBeUndefined();
  });
});

describe('The fields of a record', () => {
  const fields = ['empty', 'zero', 'no', 'null', 'missing', 'toString'].map((name) => aField('text', { name }));

  it('are shown where they hold an empty text, zero or false, and left out where they hold nothing', () => {
    const record = aRecord({ fields: { empty: '', zero: 0, no: false, null: null, missing: undefined } });

    expect(fieldsWithContent(record, fields).map(({ name }) => name)).toEqual(['empty', 'zero', 'no']);
  });
});

describe('A record as plain text', () => {
  it('has titles and contents, a field without a title its name', () => {
    const record = aRecord({
      fields: { review: 'Good.', talk: [{ role: 'bot', content: 'Hi' }, 'Hello'], picture: 'https://a.test/b.png' },
    });
    const fields = [
      aField('text', { name: 'review', title: 'The review' }),
      aField('chat', { name: 'talk', title: '' }),
      aField('image', { name: 'picture', title: 'Picture' }),
      aField('custom', { name: 'absent' }),
    ];

    const text = plainText(record, fields);

    expect(text).toBe('The review\nGood.\n\ntalk\nbot: Hi\nuser: Hello\n\nPicture\nhttps://a.test/b.png');
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
