import { describe, expect, it } from 'vitest';
import type { Option, Question } from '#domain/annotation/question.ts';
import { onlyReworded, sameContent, sameQuestions } from '#domain/annotation/queue-sync/content-changes.ts';
import { aQuestion, aRecord, aSuggestion } from '../../../support/builders.ts';

describe('a record', () => {
  const record = aRecord({ fields: { text: 'Fine' }, metadata: { batch: 1 } });

  it('has the same content with another response and another position', () => {
    expect(sameContent(record, { ...record, page: 7, isCompleted: true, updatedAt: 'later' })).toBe(true);
  });

  it('has other content with another text, other metadata or another suggestion', () => {
    const suggestions = [aSuggestion({ id: 'why' }, { type: 'text', text: 'Good' })];

    expect(sameContent(record, { ...record, fields: { text: 'Foul' } })).toBe(false);
    expect(sameContent(record, { ...record, metadata: { batch: 2 } })).toBe(false);
    expect(sameContent(record, { ...record, suggestions })).toBe(false);
  });

  it('has the same content with its suggestions in another order', () => {
    const one = aSuggestion({ id: 'one' }, { type: 'text', text: 'Good' });
    const other = aSuggestion({ id: 'other' }, { type: 'text', text: 'Bad' });

    expect(sameContent({ ...record, suggestions: [one, other] }, { ...record, suggestions: [other, one] })).toBe(true);
  });
});

describe('questions', () => {
  it('are the same with the same texts and settings', () => {
    const mood = aQuestion('label_selection');

    expect(sameQuestions([mood], [{ ...mood }])).toBe(true);
    expect(sameQuestions([mood], [{ ...mood, title: 'Mood' }])).toBe(false);
    expect(sameQuestions([mood], [])).toBe(false);
  });
});

describe('reworded questions', () => {
  const mood = aQuestion('label_selection');
  const why = aQuestion('text');
  const stars = aQuestion('rating');
  const asked = [mood, why, stars];
  const settingsOf = (changes: object): readonly Question[] => [
    { ...mood, settings: { ...mood.settings, ...changes } },
    why,
    stars,
  ];
  const [first, ...others] = mood.settings.options;
  const another: Option = { value: 'another', text: 'Another', description: undefined, colour: undefined };

  it.each<[string, readonly Question[]]>([
    ['a title', [{ ...mood, title: 'How it feels' }, why, stars]],
    ['a description', [mood, { ...why, description: 'In a word' }, stars]],
    ['the text of a label', settingsOf({ options: [{ ...first, text: 'Splendid' }, ...others] })],
    ['the colour of a label', settingsOf({ options: [{ ...first, colour: 'hsl(1 2% 3%)' }, ...others] })],
    ['one more label at the end', settingsOf({ options: [...mood.settings.options, another] })],
    ['how many labels show at first', settingsOf({ visibleOptions: 3 })],
  ])('have %s', (_, after) => {
    expect(onlyReworded(asked, after)).toBe(true);
  });

  it.each<[string, readonly Question[]]>([
    ['labels in another order', settingsOf({ options: [...mood.settings.options].reverse() })],
    ['one more label before the others', settingsOf({ options: [another, ...mood.settings.options] })],
    [
      'a text that is written otherwise',
      [mood, { ...why, settings: { useMarkdown: !why.settings.useMarkdown } }, stars],
    ],
    ['one question less', [mood, why]],
    ['one question more', [...asked, aQuestion('text', { name: 'else' })]],
    ['questions in another order', [why, mood, stars]],
    ['other ratings', [mood, why, { ...stars, settings: { options: [1, 2] } }]],
  ])('do not have %s', (_, after) => {
    expect(onlyReworded(asked, after)).toBe(false);
  });
});
