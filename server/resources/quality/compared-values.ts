import * as v from 'valibot';
import { wireRank, wireSpan } from '#contract/annotation/answer-value.ts';
import type { WireQuestion } from '#contract/datasets/question.ts';
import type { QuestionType } from '#domain/annotation/answer.ts';
import { completeRanks, sortedSet, spansInOrder } from '#domain/quality/compared-value.ts';
import type { ComparedValues } from '#domain/quality/question-figures.ts';

export type ComparedQuestionRow = Pick<WireQuestion, 'name' | 'settings'>;
type SettingsOf<T extends QuestionType> = Extract<WireQuestion['settings'], { type: T }>;

/** `length` is that of the text in code points; 0 for other questions. */
type Read<T extends QuestionType> = (
  value: unknown,
  settings: SettingsOf<T>,
  length: number,
) => ComparedValues[T] | undefined;

const parsed = <T>(schema: v.GenericSchema<unknown, T>, value: unknown): T | undefined => {
  const { success, output } = v.safeParse(schema, value);
  return success ? (output as T) : undefined;
};

/** Rankings of other options, or of some, are not compared. */
function readRanking(value: unknown, { options }: SettingsOf<'ranking'>) {
  const given = new Map(parsed(v.array(wireRank), value)?.map((each) => [each.value, each.rank]));
  return completeRanks(options.map(({ value: option }) => given.get(option) ?? undefined));
}

const readers: { readonly [T in QuestionType]: Read<T> } = {
  text: (value) => parsed(v.string(), value),
  label_selection: (value) => parsed(v.string(), value),
  multi_label_selection: (value) => {
    const labels = parsed(v.array(v.string()), value);
    return labels && sortedSet(labels);
  },
  rating: (value) => parsed(v.number(), value),
  ranking: readRanking,
  span: (value, _, length) => {
    const spans = parsed(v.array(wireSpan), value);
    return spans && { spans: spansInOrder(spans), length };
  },
};

/** Equal answers are equal as JSON; undefined if the value does not answer the question. */
export const readValue = <T extends QuestionType>(value: unknown, settings: SettingsOf<T>, length: number) =>
  (readers[settings.type as T] as Read<T>)(value, settings, length);

export function optionsOf({ settings }: ComparedQuestionRow): readonly string[] {
  if (settings.type === 'text') return [];
  return settings.options.map(({ value }) => String(value));
}
