import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { wireQuestionCreate, wireQuestionUpdate } from '#contract/datasets/question.ts';
import {
  wireNewQuestionSettings,
  wireQuestionSettings,
  wireQuestionSettingsUpdate,
} from '#contract/datasets/question-settings.ts';
import { wireLimits } from '#contract/limits.ts';

const options = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ value: `o${index}`, text: `O${index}` }));
const ratings = (count: number) => Array.from({ length: count }, (_, value) => ({ value }));
const create = (settings: unknown) => v.safeParse(wireNewQuestionSettings, settings);
const isTaken = (settings: unknown) => create(settings).success;

describe('the settings of a new question', () => {
  it.each([
    ['label_selection', 2, 500],
    ['multi_label_selection', 2, 500],
    ['ranking', 2, 50],
    ['span', 1, 500],
  ])('with type %s accept %d to %d options', (type, min, max) => {
    const taken = (count: number) => isTaken({ type, field: 'text', options: options(count) });

    expect([min - 1, min, max, max + 1].map(taken)).toEqual([false, true, true, false]);
  });

  it('with type rating accept 2 to 11 options', () => {
    const taken = (count: number) => isTaken({ type: 'rating', options: ratings(count) });

    expect([1, 2, 11].map(taken)).toEqual([false, true, true]);
  });

  it.each([-1, 11, 2.5, '3', null])('with type rating reject the option %j', (value) => {
    expect(isTaken({ type: 'rating', options: [{ value: 1 }, { value }] })).toBe(false);
  });

  it.each(['label_selection', 'multi_label_selection', 'ranking', 'span'])(
    'with type %s reject duplicate options',
    (type) => {
      const twice = [...options(2), ...options(1)];

      expect(create({ type, field: 'text', options: twice }).issues?.[0].message).toBe(
        "Option values must be unique, found duplicates: {'o0'}",
      );
    },
  );

  it('with type rating reject duplicate options', () => {
    expect(isTaken({ type: 'rating', options: [{ value: 1 }, { value: 1 }] })).toBe(false);
  });

  it.each([
    ['value', 200],
    ['text', 500],
    ['description', 1_000],
  ])('accept options whose %s has 1 to %d characters', (key, max) => {
    const taken = (length: number) => {
      const option = { value: 'a', text: 'A', [key]: '😀'.repeat(length) };
      return isTaken({ type: 'label_selection', options: [option, { value: 'b', text: 'B' }] });
    };

    expect([0, 1, max, max + 1].map(taken)).toEqual([false, true, true, false]);
  });

  it.each(['label_selection', 'multi_label_selection', 'span'])(
    'with type %s show at least 3 options, at most all',
    (type) => {
      const taken = (visible_options: number | null) =>
        isTaken({ type, field: 'text', options: options(5), visible_options });

      expect([2, 3, 5, 6, null].map(taken)).toEqual([false, true, true, false, true]);
    },
  );

  it.each([
    [{ type: 'text' }, { type: 'text', use_markdown: false }],
    [
      { type: 'span', field: 'text', options: [{ value: 'a', text: 'A' }] },
      {
        type: 'span',
        field: 'text',
        options: [{ value: 'a', text: 'A', description: null }],
        visible_options: null,
        allow_overlapping: false,
        allow_character_annotation: true,
      },
    ],
  ])("have the recorded server's defaults", (sent, made) => {
    expect(create(sent).output).toEqual(made);
  });

  it('default to the natural order of options for multiple labels', () => {
    const { output } = create({ type: 'multi_label_selection', options: options(2) });

    expect(output).toMatchObject({ options_order: 'natural', visible_options: null });
  });

  it.each([undefined, 'drawing', 3])('reject the type %s', (type) => {
    expect(isTaken({ type, options: options(2) })).toBe(false);
  });
});

describe('a new question', () => {
  const question = { name: 'label', title: 'Label', settings: { type: 'text' } } as const;

  it('defaults to optional without a description', () => {
    expect(v.parse(wireQuestionCreate, question)).toMatchObject({ required: false, description: null });
  });

  it.each([
    ['name', wireLimits.name.max],
    ['title', wireLimits.title.max],
    ['description', wireLimits.questionDescription.max],
  ])('has a %s of 1 to %d characters', (key, max) => {
    const taken = (length: number) => v.is(wireQuestionCreate, { ...question, [key]: '語'.repeat(length) });

    expect([0, 1, max, max + 1].map(taken)).toEqual([false, true, true, false]);
  });

  it.each(['name', 'title', 'settings'])('requires its %s', (key) => {
    expect(v.is(wireQuestionCreate, { ...question, [key]: undefined })).toBe(false);
  });
});

describe('an update of a question', () => {
  it('keeps omitted properties', () => {
    expect(v.parse(wireQuestionUpdate, {})).toEqual({});
    expect(v.parse(wireQuestionSettingsUpdate, { type: 'span' })).toEqual({ type: 'span' });
  });

  it('can delete the description and the number of visible options', () => {
    const update = { description: null, settings: { type: 'label_selection', visible_options: null } } as const;

    expect(v.parse(wireQuestionUpdate, update)).toEqual(update);
  });

  it.each(['title', 'settings'])('cannot delete the %s', (key) => {
    expect(v.is(wireQuestionUpdate, { [key]: null })).toBe(false);
  });

  it.each(['label_selection', 'multi_label_selection', 'span'])('with type %s shows at least 3 options', (type) => {
    const taken = (visible_options: number) => v.is(wireQuestionSettingsUpdate, { type, visible_options });

    expect([2, 3].map(taken)).toEqual([false, true]);
  });
});

describe('the settings of a stored question', () => {
  it('are parsed with colours', () => {
    const settings = {
      type: 'label_selection',
      options: [{ value: 'a', text: 'A', description: null, color: '#ff0000' }],
      visible_options: null,
    } as const;

    expect(v.parse(wireQuestionSettings, settings)).toEqual(settings);
  });

  it('fall back to the natural order for an unknown order', () => {
    const settings = { type: 'multi_label_selection', options: [], options_order: 'alphabetical' };

    expect(v.parse(wireQuestionSettings, settings)).toMatchObject({ options_order: 'natural' });
  });

  it('are parsed beyond the limits of new ones', () => {
    const many = options(600).map((option) => ({ ...option, description: null }));

    expect(v.is(wireQuestionSettings, { type: 'ranking', options: many })).toBe(true);
  });
});
