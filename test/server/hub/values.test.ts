import { describe, expect, it } from 'vitest';
import type { WireQuestionSettings } from '#contract/datasets/question-settings.ts';
import { columnsOf, withNames } from '#server/hub/import/columns.ts';
import { suggestedValue } from '#server/hub/import/suggested-value.ts';
import { asField, asMetadata } from '#server/hub/import/values.ts';
import { image, labels, listOf, text } from '../../support/hub/fake-hub.ts';

const option = (value: string, shown: string) => ({ value, text: shown, description: null });
const options = [option('1', 'Positive'), option('2', 'Negative')];
const visible_options = null;

const questions: Readonly<Record<WireQuestionSettings['type'], WireQuestionSettings>> = {
  text: { type: 'text', use_markdown: false },
  rating: { type: 'rating', options: [{ value: 1 }, { value: 2 }] },
  label_selection: { type: 'label_selection', options, visible_options },
  multi_label_selection: { type: 'multi_label_selection', options, visible_options, options_order: 'natural' },
  ranking: { type: 'ranking', options },
  span: {
    type: 'span',
    field: 'text',
    options,
    visible_options,
    allow_overlapping: false,
    allow_character_annotation: true,
  },
};

const span = { label: '1', start: 0, end: 3 };

describe('a value of the hub', () => {
  it.each([
    ['text', 'as it is', 'as it is'],
    ['text', 7, '7'],
    ['text', ['a', { b: null }], '["a",{"b":null}]'],
    ['text', undefined, null],
    ['image', { src: 'https://a.org/b.png', height: 1 }, 'https://a.org/b.png'],
    ['image', 'data:image/png;base64,aa', 'data:image/png;base64,aa'],
    ['image', { bytes: 'aa' }, null],
    ['chat', [{ role: 'user', content: 'Hi', extra: 1 }], [{ role: 'user', content: 'Hi' }]],
    ['chat', [{ content: ['a'] }], [{ role: 'user', content: '["a"]' }]],
    ['chat', 'Hi', [{ role: 'user', content: 'Hi' }]],
    ['chat', { role: ['user'], content: ['Hi'] }, [{ role: 'user', content: 'Hi' }]],
    [
      'chat',
      [
        { from: 'human', value: 'Hi' },
        { from: 'gpt', value: 'Yes?' },
        { from: 'tool', value: 'x' },
      ],
      [
        { role: 'user', content: 'Hi' },
        { role: 'assistant', content: 'Yes?' },
        { role: 'tool', content: 'x' },
      ],
    ],
    ['chat', ['Hi'], [{ role: 'user', content: 'Hi' }]],
    ['chat', { role: 'user' }, { role: 'user' }],
    ['chat', null, null],
    ['custom', { a: 1 }, { a: 1 }],
    ['custom', 3, { value: 3 }],
  ] as const)('becomes a field of %s from %j', (type, value, expected) => {
    expect(asField(value, type)).toEqual(expected);
  });

  it.each([
    ['terms', 7, '7'],
    ['terms', ['a', 1], ['a', '1']],
    ['terms', null, null],
    ['integer', '12', 12],
    ['integer', 'many', 'many'],
    ['float', '0.5', 0.5],
    [undefined, [1], [1]],
  ] as const)('becomes metadata of %s from %j', (type, value, expected) => {
    const terms = { type: 'terms', values: null } as const;
    const numbers = { type: type ?? 'integer', min: null, max: null } as const;
    const settings = type === undefined ? undefined : type === 'terms' ? terms : numbers;

    expect(asMetadata(value, settings as typeof terms | undefined)).toEqual(expected);
  });

  it.each([
    ['text', 7, '7'],
    ['rating', '2', 2],
    ['rating', 2.5, undefined],
    ['label_selection', '2', '2'],
    ['label_selection', ' Positive', '1'],
    ['multi_label_selection', ['Positive', '1', null, '2'], ['1', '2']],
    ['multi_label_selection', 'Negative', ['2']],
    [
      'ranking',
      ['Negative', '1'],
      [
        { value: '2', rank: 1 },
        { value: '1', rank: 2 },
      ],
    ],
    ['ranking', [{ value: '1', rank: 2 }], [{ value: '1', rank: 2 }]],
    ['span', [{ ...span, score: 1 }], [span]],
    ['span', 'nothing', 'nothing'],
    ['text', null, undefined],
  ] as const)('becomes a suggestion for a question of %s from %j', (type, value, expected) => {
    expect(suggestedValue(value, questions[type])).toEqual(expected);
  });

  it('has names of class labels, in any notation of lists', () => {
    const names = labels('a', ' b ');
    const columns = columnsOf([
      { name: 'one', type: names },
      { name: 'many', type: listOf(names) },
      { name: 'old', type: [names] },
      { name: 'text', type: text },
      { name: 'picture', type: image },
    ]);

    expect(withNames(1, columns.get('one'))).toBe('b');
    expect(withNames(-1, columns.get('one'))).toBeNull();
    expect(withNames([1, 0], columns.get('many'))).toEqual(['b', 'a']);
    expect(withNames([0], columns.get('old'))).toEqual(['a']);
    expect(withNames(1, columns.get('text'))).toBe(1);
    expect(columns.get('picture')?.isImage).toBe(true);
  });
});
