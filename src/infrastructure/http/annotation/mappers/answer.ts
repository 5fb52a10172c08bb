import * as v from 'valibot';
import { type WireAnswerValue, wireRank, wireSpan } from '#contract/annotation/answer-value.ts';
import type { WireResponse } from '#contract/annotation/response.ts';
import type { Answer } from '#domain/annotation/answer.ts';
import type { Draft } from '#domain/annotation/draft.ts';
import type { Question } from '#domain/annotation/question.ts';

export const toWireValues = (answers: Draft): Record<string, { value: WireAnswerValue }> =>
  Object.fromEntries(
    Object.entries(answers).flatMap(([name, answer]) => {
      const value = toWireValue(answer);
      return value === undefined ? [] : [[name, { value }]];
    }),
  );

function toWireValue(answer: Answer): WireAnswerValue | undefined {
  switch (answer.type) {
    case 'text':
      return answer.text;
    case 'label_selection':
      return answer.label;
    case 'multi_label_selection':
      return [...answer.labels];
    case 'rating':
      return answer.rating;
    case 'ranking':
      return answer.ranks.flatMap(({ value, rank }) => (rank === undefined ? [] : [{ value, rank }]));
    case 'span':
      return answer.spans.map(({ label, start, end }) => ({ label, start, end }));
  }
}

/** Leaves out answers to deleted questions and values of another type. */
export function fromWireValues(values: WireResponse['values'], questions: readonly Question[]): Draft {
  const given = new Map(Object.entries(values ?? {}));
  return Object.fromEntries(
    questions.flatMap((question) => {
      const answer = fromWireValue(given.get(question.name)?.value, question);
      return answer ? [[question.name, answer]] : [];
    }),
  );
}

export function fromWireValue(value: unknown, question: Question): Answer | undefined {
  const { type } = question;
  switch (type) {
    case 'text':
      return read(v.string(), value, (text) => ({ type, text }));
    case 'label_selection':
      return read(v.string(), value, (label) => ({ type, label }));
    case 'multi_label_selection':
      return read(v.array(v.string()), value, (labels) => ({ type, labels }));
    case 'rating':
      return read(v.number(), value, (rating) => ({ type, rating }));
    case 'ranking':
      return read(v.array(wireRank), value, (given) => {
        const ranks = new Map(given.map((each) => [each.value, each.rank ?? undefined]));
        return {
          type,
          ranks: question.settings.options.map((option) => ({ value: option.value, rank: ranks.get(option.value) })),
        };
      });
    case 'span':
      return read(v.array(wireSpan), value, (spans) => ({ type, spans }));
  }
}

function read<T>(schema: v.GenericSchema<unknown, T>, value: unknown, then: (output: T) => Answer) {
  const { success, output } = v.safeParse(schema, value);
  return success ? then(output as T) : undefined;
}
