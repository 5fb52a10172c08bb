import { describe, expect, it } from 'vitest';
import type { WireQuestionSettings } from '#contract/datasets/question-settings.ts';
import { checkSpans } from '#server/resources/responses/checking/check-spans.ts';
import { Refusal } from '#server/resources/shared/refusal.ts';

type SpanSettings = Extract<WireQuestionSettings, { type: 'span' }>;

const option = (value: string) => ({ value, text: value, description: null });
const settings = (allow_overlapping = false): SpanSettings => ({
  type: 'span',
  field: 'text',
  options: [option('person'), option('place')],
  visible_options: null,
  allow_overlapping,
  allow_character_annotation: true,
});

const span = (start: number, end: number, label = 'person') => ({ label, start, end });

function refusal(work: () => void) {
  try {
    work();
    return undefined;
  } catch (error) {
    return error instanceof Refusal ? error.body : error;
  }
}

describe('spans', () => {
  const check = (spans: readonly ReturnType<typeof span>[], text: unknown = 'Ana in Rome', overlap = false) =>
    refusal(() => checkSpans([...spans], settings(overlap), { text }));

  it('may be empty, even without a text', () => {
    expect(check([], null)).toBeUndefined();
  });

  it('may touch each other and the end of the text', () => {
    expect(check([span(0, 3), span(3, 7), span(7, 11, 'place')])).toBeUndefined();
  });

  it('count code points, so that an emoji is one', () => {
    expect(check([span(3, 4)], '👩‍🚀!')).toBeUndefined();
    expect(check([span(3, 5)], '👩‍🚀!')).toEqual({
      detail:
        'span question response value `end` must have a value lower or equal than record field `text` length that is `4`',
    });
  });

  it('must not overlap, in any order of the list', () => {
    expect(check([span(7, 11), span(4, 6), span(0, 5)])).toEqual({
      detail: 'overlapping values found between spans at index idx=1 and idx=2',
    });
    expect(check([span(0, 11), span(2, 3)])).toMatchObject({ detail: expect.stringContaining('idx=0 and idx=1') });
  });

  it('may overlap if the question allows it', () => {
    expect(check([span(0, 11), span(2, 3)], 'Ana in Rome', true)).toBeUndefined();
  });

  it('need the text of their field', () => {
    const expected = { detail: 'span question requires record to have field `text`' };

    expect(check([span(0, 1)], null)).toEqual(expected);
    expect(check([span(0, 1)], { src: 'x' })).toEqual(expected);
    expect(refusal(() => checkSpans([span(0, 1)], settings(), {}))).toEqual(expected);
  });

  it('must be a list of spans', () => {
    expect(refusal(() => checkSpans('Ana', settings(), {}))).toEqual({
      detail: "span question expects a list of values, found <class 'str'>",
    });
    expect(refusal(() => checkSpans(['Ana'], settings(), {}))).toMatchObject({
      detail: expect.stringContaining('start'),
    });
  });
});
