import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { wireQuestions } from '#contract/datasets/question.ts';
import { toQuestion } from '#infrastructure/http/annotation/mappers/question.ts';

const common = {
  id: 'q1',
  name: 'mood',
  title: 'Mood',
  description: null,
  required: true,
  dataset_id: 'd1',
  inserted_at: '2026-01-01T00:00:00',
  updated_at: '2026-01-01T00:00:00',
};
const option = { value: 'good', text: 'Good', description: null };
const read = (settings: object, change: object = {}) =>
  v.parse(wireQuestions, { items: [{ ...common, ...change, settings }] }).items.map(toQuestion);

const good = { value: 'good', text: 'Good', description: undefined, colour: undefined };

describe('a question', () => {
  it('is read with what all questions have', () => {
    expect(read({ type: 'text', use_markdown: true })).toEqual([
      {
        id: 'q1',
        name: 'mood',
        title: 'Mood',
        description: undefined,
        required: true,
        datasetId: 'd1',
        type: 'text',
        settings: { useMarkdown: true },
      },
    ]);
  });

  it('keeps its description', () => {
    expect(read({ type: 'text' }, { description: 'How is it?' })).toMatchObject([{ description: 'How is it?' }]);
  });

  it.each([
    [
      { type: 'label_selection', options: [option], visible_options: null },
      { options: [good], visibleOptions: undefined },
    ],
    [
      { type: 'multi_label_selection', options: [option], visible_options: 3, options_order: 'suggestion' },
      { options: [good], visibleOptions: 3, optionsOrder: 'suggestion' },
    ],
    [{ type: 'rating', options: [{ value: 0 }, { value: 1 }] }, { options: [0, 1] }],
    [{ type: 'ranking', options: [{ ...option, description: 'Yes' }] }, { options: [{ ...good, description: 'Yes' }] }],
    [
      {
        type: 'span',
        field: 'text',
        options: [{ ...option, color: '#ff0000' }],
        visible_options: null,
        allow_overlapping: true,
        allow_character_annotation: false,
      },
      {
        field: 'text',
        options: [{ ...good, colour: '#ff0000' }],
        visibleOptions: undefined,
        allowOverlapping: true,
        allowCharacterAnnotation: false,
      },
    ],
  ])('is read with the settings of its type: %j', (wire, settings) => {
    expect(read(wire)).toMatchObject([{ type: wire.type, settings }]);
  });

  it('with an unknown type is left out', () => {
    expect(read({ type: 'telepathy' })).toEqual([]);
  });
});
