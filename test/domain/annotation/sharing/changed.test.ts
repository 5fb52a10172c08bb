import { describe, expect, it } from 'vitest';
import { sameContent, sameQuestions } from '#domain/annotation/sharing/changed.ts';
import { aQuestion, aRecord, aSuggestion } from '../../../support/builders.ts';

describe('a record', () => {
  const record = aRecord({ fields: { text: 'Fine' }, metadata: { batch: 1 } });

  it('has the same content whoever has answered it, and wherever it stands', () => {
    expect(sameContent(record, { ...record, page: 7, isCompleted: true, updatedAt: 'later' })).toBe(true);
  });

  it('has other content with another text, other metadata or another suggestion', () => {
    const suggestions = [aSuggestion({ id: 'why' }, { type: 'text', text: 'Good' })];

    expect(sameContent(record, { ...record, fields: { text: 'Foul' } })).toBe(false);
    expect(sameContent(record, { ...record, metadata: { batch: 2 } })).toBe(false);
    expect(sameContent(record, { ...record, suggestions })).toBe(false);
  });

  it('has the same content in whatever order its suggestions come', () => {
    const one = aSuggestion({ id: 'one' }, { type: 'text', text: 'Good' });
    const other = aSuggestion({ id: 'other' }, { type: 'text', text: 'Bad' });

    expect(sameContent({ ...record, suggestions: [one, other] }, { ...record, suggestions: [other, one] })).toBe(true);
  });
});

describe('questions', () => {
  it('are the same as long as each says and takes the same', () => {
    const mood = aQuestion('label_selection');

    expect(sameQuestions([mood], [{ ...mood }])).toBe(true);
    expect(sameQuestions([mood], [{ ...mood, title: 'Mood' }])).toBe(false);
    expect(sameQuestions([mood], [])).toBe(false);
  });
});
