import * as v from 'valibot';
import type { WireAnswerValue } from '#contract/annotation/answer-value.ts';
import { wireAnswerValue } from '#contract/annotation/answer-value.ts';
import type { WireQuestionSettings } from '#contract/datasets/question-settings.ts';
import { isObject } from '#contract/schemas.ts';
import { asNumber, asText } from './values.ts';

interface Option {
  readonly value: string;
  readonly text: string;
}

/** Compares values first, then texts. */
function optionOf(value: unknown, options: readonly Option[]): unknown {
  const text = asText(value)?.trim();
  const found =
    options.find((option) => option.value === text) ?? options.find((option) => option.text.trim() === text);
  return found?.value ?? text;
}

const listOf = (value: unknown): readonly unknown[] =>
  (Array.isArray(value) ? value : [value]).filter((each) => each != null);

const asRanks = (value: unknown, options: readonly Option[]) =>
  listOf(value).map((each, index) =>
    isObject(each)
      ? { value: each.value, rank: each.rank ?? null }
      : { value: optionOf(each, options), rank: index + 1 },
  );

function converted(value: unknown, settings: WireQuestionSettings): unknown {
  switch (settings.type) {
    case 'text':
      return asText(value);
    case 'rating':
      return asNumber(value);
    case 'label_selection':
      return optionOf(value, settings.options);
    case 'multi_label_selection':
      return [...new Set(listOf(value).map((each) => optionOf(each, settings.options)))];
    case 'ranking':
      return asRanks(value, settings.options);
    case 'span':
      return value;
  }
}

/** Undefined if the value cannot be an answer. */
export function suggestedValue(value: unknown, settings: WireQuestionSettings): WireAnswerValue | undefined {
  if (value === null || value === undefined) return undefined;
  const read = v.safeParse(wireAnswerValue, converted(value, settings), { abortEarly: true });
  return read.success ? read.output : undefined;
}
