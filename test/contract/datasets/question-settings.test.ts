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
  ])('of type %s have %d to %d options', (type, min, max) => {
    const taken = (count: number) => isTaken({ type, field: 'text', options: options(count) });

    expect([min - 1, min, max, max + 1].map(taken)).toEqual([false, true, true, false]);
  });

  it('of type rating have 2 to 11 options', () => {
    const taken = (count: number) => isTaken({ type: 'rating', options: ratings(count) });

    expect([1, 2, 11].map(taken)).toEqual([false, true, true]);
  });

  it.each([-1, 11, 2.5, '3', null])('of type rating have no option %j', (value) => {
    expect(isTaken({ type: 'rating', options: [{ value: 1 }, { value }] })).toBe(false);
  });

  it.each(['label_selection', 'multi_label_selection', 'ranking', 'span'])(
    'of type %s name each option once',
    (type) => {
      const twice = [...options(2), ...options(1)];

      expect(create({ type, field: 'text', options: twice }).issues?.[0].message).toBe(
        "Option values must be unique, found duplicates: {'o0'}",
      );
    },
  );

  it('of type rating name each option once', () => {
    expect(isTaken({ type: 'rating', options: [{ value: 1 }, { value: 1 }] })).toBe(false);
  });

  it.each([
    ['value', 200],
    ['text', 500],
    ['description', 1_000],
  ])('have options whose %s has 1 to %d characters', (key, max) => {
    const taken = (length: number) => {
      const option = { value: 'a', text: 'A', [key]: '😀'.repeat(length) };
      return isTaken({ type: 'label_selection', options: [option, { value: 'b', text: 'B' }] });
    };

    expect([0, 1, max, max + 1].map(taken)).toEqual([false, true, true, false]);
  });

  it.each(['label_selection', 'multi_label_selection', 'span'])(
    'of type %s show 3 options or more, at most all',
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
  ])('default to what the recorded server made of them', (sent, made) => {
    expect(create(sent).output).toEqual(made);
  });

  it('order the options of several labels naturally unless told otherwise', () => {
    const { output } = create({ type: 'multi_label_selection', options: options(2) });

    expect(output).toMatchObject({ options_order: 'natural', visible_options: null });
  });

  it.each([undefined, 'drawing', 3])('have no type %s', (type) => {
    expect(isTaken({ type, options: options(2) })).toBe(false);
  });
});

describe('a new question', () => {
  const question = { name: 'label', title: 'Label', settings: { type: 'text' } } as const;

  it('is not required and has no description unless it says so', () => {
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

  it.each(['name', 'title', 'settings'])('needs its %s', (key) => {
    expect(v.is(wireQuestionCreate, { ...question, [key]: undefined })).toBe(false);
  });
});

describe('an update of a question', () => {
  it('keeps what it leaves out', () => {
    expect(v.parse(wireQuestionUpdate, {})).toEqual({});
    expect(v.parse(wireQuestionSettingsUpdate, { type: 'span' })).toEqual({ type: 'span' });
  });

  it('may take the description and the number of visible options away', () => {
    const update = { description: null, settings: { type: 'label_selection', visible_options: null } } as const;

    expect(v.parse(wireQuestionUpdate, update)).toEqual(update);
  });

  it.each(['title', 'settings'])('may not take the %s away', (key) => {
    expect(v.is(wireQuestionUpdate, { [key]: null })).toBe(false);
  });

  it.each(['label_selection', 'multi_label_selection', 'span'])('of type %s shows 3 options or more', (type) => {
    const taken = (visible_options: number) => v.is(wireQuestionSettingsUpdate, { type, visible_options });

    expect([2, 3].map(taken)).toEqual([false, true]);
  });
});

describe('the settings of a question that is there', () => {
  it('are read with the colours of a server that has them', () => {
    const settings = {
      type: 'label_selection',
      options: [{ value: 'a', text: 'A', description: null, color: '#ff0000' }],
      visible_options: null,
    } as const;

    expect(v.parse(wireQuestionSettings, settings)).toEqual(settings);
  });

  it('order options naturally where the order is a new one', () => {
    const settings = { type: 'multi_label_selection', options: [], options_order: 'alphabetical' };

    expect(v.parse(wireQuestionSettings, settings)).toMatchObject({ options_order: 'natural' });
  });

  it('are read beyond the limits of new ones', () => {
    const many = options(600).map((option) => ({ ...option, description: null }));

    expect(v.is(wireQuestionSettings, { type: 'ranking', options: many })).toBe(true);
  });
});
