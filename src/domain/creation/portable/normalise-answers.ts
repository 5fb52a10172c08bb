import type { QuestionType } from '../../annotation/answer.ts';
import type { ExportedQuestion, ExportShape } from '../../datasets/exporting/export-order.ts';
import { labelMatcher } from '../source/spellings.ts';
import type { PortableRecord, PortableResponse } from './portable-record.ts';
import { isSpan } from './remove-unknown-options.ts';

const unwrapSingle = (value: unknown) => (Array.isArray(value) && value.length <= 1 ? value[0] : value);
const labelList = (value: unknown) => (Array.isArray(value) ? value.map(label) : [label(value)]);
const asIs = (value: unknown) => value;

/** Models write label ids as numbers. */
function label(given: unknown) {
  const value = unwrapSingle(given);
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;
}

function text(given: unknown) {
  const value = Array.isArray(given) && given.every((each) => typeof each === 'string') ? given.join('\n') : given;
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : label(value);
}

function number(value: unknown) {
  const given = unwrapSingle(value);
  const meant = typeof given === 'string' && given.trim() !== '' ? Number(given) : given;
  return Number.isNaN(meant) ? given : meant;
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
  const meant = (given: unknown) => (typeof given === 'string' ? (match?.(given) ?? given.trim()) : given);
  return (value) => {
    const given = fitted(value);
    if (!Array.isArray(given)) return meant(given);
    return [...new Set(given.map((each) => (isSpan(each) ? { ...each, label: meant(each.label) } : meant(each))))];
  };
}

/** Other tools write single answers as lists, or lists as single values. */
export function answerNormaliser({
  questions,
}: Pick<ExportShape, 'questions'>): (record: PortableRecord) => PortableRecord {
  const byName = new Map(questions.map((question) => [question.name, { ...question, fit: normaliserOf(question) }]));
  const taken = (name: string, value: unknown) => {
    const question = byName.get(name);
    return question ? question.fit(value) : value;
  };
  const said = <T>(values: Readonly<Record<string, T>>, inside: (each: T) => unknown) =>
    Object.fromEntries(
      Object.entries(values).filter(([name, each]) => hasContent(inside(each), byName.get(name)?.type)),
    );
  return (record) => ({
    ...record,
    suggestions: said(
      mapValues(record.suggestions, (name, each) => ({ ...each, value: taken(name, each.value) })),
      ({ value }) => value,
    ),
    responses: record.responses
      .map((each) => ({ ...each, values: said(mapValues(each.values, taken), asIs) }))
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
  const said = unknown
    .filter(({ status }) => status === 'submitted')
    .flatMap(({ user, values }) =>
      Object.entries(values).map(([name, value]) => [name, { value, score: undefined, agent: user }] as const),
    );
  return {
    ...record,
    suggestions: { ...Object.fromEntries(said.toReversed()), ...record.suggestions },
    responses: record.responses.filter((each) => !unknown.includes(each)),
  };
}

const mapValues = <T>(
  values: Readonly<Record<string, T>>,
  to: (name: string, value: T) => T,
): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, to(name, value)]));
