import type { QuestionType } from '../../annotation/answer.ts';
import type { ExportedQuestion, ExportShape } from '../../datasets/exporting/export-order.ts';
import { labelsInText } from '../source/label-lists.ts';
import { labelMatcher } from '../source/spellings.ts';
import type { PortableRecord, PortableResponse } from './portable-record.ts';
import { isSpan } from './remove-unknown-options.ts';

const unwrapSingle = (value: unknown) => (Array.isArray(value) && value.length <= 1 ? value[0] : value);
const labelList = (value: unknown) => (Array.isArray(value) ? value.map(label) : [label(value)]);
const asIs = (value: unknown) => value;

/** Models write label ids as numbers. */
function label(raw: unknown) {
  const value = unwrapSingle(raw);
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;
}

function text(raw: unknown) {
  const value = Array.isArray(raw) && raw.every((each) => typeof each === 'string') ? raw.join('\n') : raw;
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : label(value);
}

function number(value: unknown) {
  const raw = unwrapSingle(value);
  const parsed = typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : raw;
  return Number.isNaN(parsed) ? raw : parsed;
}

/** The SDK writes rankings as lists, the first rank first. */
const ranks = (value: unknown) =>
  Array.isArray(value) && value.every((each) => typeof each === 'string')
    ? value.map((each, index) => ({ value: each, rank: index + 1 }))
    : value;

const normalisers: Readonly<Record<QuestionType, (value: unknown) => unknown>> = {
  text,
  label_selection: label,
  multi_label_selection: labelList,
  rating: number,
  ranking: ranks,
  span: asIs,
};

/** An empty list is an answer to span questions only. */
function hasContent(value: unknown, type: QuestionType | undefined) {
  const isEmpty = value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
  return !isEmpty || type === undefined || (type === 'span' && Array.isArray(value));
}

type Normalise = (value: unknown) => unknown;

/** Normalises an answer for its question; keeps unknown labels. */
function normaliserOf({ type, options, mergesSpellings = true }: ExportedQuestion): Normalise {
  const fitted = normalisers[type];
  if (type !== 'label_selection' && type !== 'multi_label_selection' && type !== 'span') return fitted;
  const labels = options?.map(({ value, text }) => ({ value: String(value), text: text ?? String(value) }));
  const match = labels && labelMatcher(labels, mergesSpellings);
  const matched = (raw: unknown) => (typeof raw === 'string' ? (match?.(raw) ?? raw.trim()) : raw);
  const several = (each: unknown): unknown => {
    if (isSpan(each)) return { ...each, label: matched(each.label) };
    return typeof each === 'string' && match ? labelsInText(each, match) : matched(each);
  };
  return (value) => {
    const raw = fitted(value);
    if (!Array.isArray(raw)) return matched(raw);
    return [...new Set(raw.flatMap(several))];
  };
}

/** Other tools write single answers as lists, or lists as single values. */
export function answerNormaliser({
  questions,
}: Pick<ExportShape, 'questions'>): (record: PortableRecord) => PortableRecord {
  const byName = new Map(questions.map((question) => [question.name, { ...question, fit: normaliserOf(question) }]));
  const normalised = (name: string, value: unknown) => {
    const question = byName.get(name);
    return question ? question.fit(value) : value;
  };
  const answered = <T>(values: Readonly<Record<string, T>>, inside: (each: T) => unknown) =>
    Object.fromEntries(
      Object.entries(values).filter(([name, each]) => hasContent(inside(each), byName.get(name)?.type)),
    );
  return (record) => ({
    ...record,
    suggestions: answered(
      mapValues(record.suggestions, (name, each) => ({ ...each, value: normalised(name, each.value) })),
      ({ value }) => value,
    ),
    responses: record.responses
      .map((each) => ({ ...each, values: answered(mapValues(each.values, normalised), asIs) }))
      .flatMap((each) => submittableResponses(each, questions)),
  });
}

/** A response without a required answer becomes a draft, or is dropped when it is empty. */
function submittableResponses(
  response: PortableResponse,
  questions: readonly ExportedQuestion[],
): readonly PortableResponse[] {
  const { status, values } = response;
  if (status !== 'submitted') return [response];
  const lacking = questions.filter(({ name, isRequired }) => isRequired && !Object.hasOwn(values, name));
  if (lacking.length === 0) return [response];
  if (lacking.every(({ type }) => type === 'span'))
    return [{ ...response, values: { ...values, ...Object.fromEntries(lacking.map(({ name }) => [name, []])) } }];
  return Object.keys(values).length > 0 ? [{ ...response, status: 'draft' }] : [];
}

/** Responses of unknown users become suggestions where there are none. */
export function suggestForUnknownUsers(record: PortableRecord, isStranger: (user: string) => boolean): PortableRecord {
  const unknown = record.responses.filter(({ user }) => user !== undefined && isStranger(user));
  if (unknown.length === 0) return record;
  const answered = unknown
    .filter(({ status }) => status === 'submitted')
    .flatMap(({ user, values }) =>
      Object.entries(values).map(([name, value]) => [name, { value, score: undefined, agent: user }] as const),
    );
  return {
    ...record,
    suggestions: { ...Object.fromEntries(answered.toReversed()), ...record.suggestions },
    responses: record.responses.filter((each) => !unknown.includes(each)),
  };
}

const mapValues = <T>(
  values: Readonly<Record<string, T>>,
  to: (name: string, value: T) => T,
): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, to(name, value)]));
