import type { QuestionType } from '../../annotation/answer.ts';
import type { ExportedQuestion, ExportShape } from '../../datasets/exporting/export-order.ts';
import type { PortableRecord, PortableResponse } from './portable-record.ts';

const single = (value: unknown) => (Array.isArray(value) && value.length <= 1 ? value[0] : value);
const several = (value: unknown) => (Array.isArray(value) ? value.map(label) : [label(value)]);
const asIs = (value: unknown) => value;

/** Machines number what they have no names for. */
function label(given: unknown) {
  const value = single(given);
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;
}

function text(given: unknown) {
  const value = Array.isArray(given) && given.every((each) => typeof each === 'string') ? given.join('\n') : given;
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : label(value);
}

function number(value: unknown) {
  const given = single(value);
  const meant = typeof given === 'string' && given.trim() !== '' ? Number(given) : given;
  return Number.isNaN(meant) ? given : meant;
}

/** The SDK lists what was ranked, the first one first. */
const ranks = (value: unknown) =>
  Array.isArray(value) && value.every((each) => typeof each === 'string')
    ? value.map((each, index) => ({ value: each, rank: index + 1 }))
    : value;

const fitting: Readonly<Record<QuestionType, (value: unknown) => unknown>> = {
  text,
  label_selection: label,
  multi_label_selection: several,
  rating: number,
  ranking: ranks,
  span: asIs,
};

/** Only of spans it says something that there are none. */
function isSaid(value: unknown, type: QuestionType | undefined) {
  const isEmpty = value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
  return !isEmpty || type === undefined || (type === 'span' && Array.isArray(value));
}

/** What other tools write as a list of one, or without a list, as the questions of the dataset take it. */
export function fitAnswers(record: PortableRecord, { questions }: Pick<ExportShape, 'questions'>): PortableRecord {
  const types = new Map(questions.map(({ name, type }) => [name, type]));
  const taken = (name: string, value: unknown) => {
    const type = types.get(name);
    return type === undefined ? value : fitting[type](value);
  };
  const said = <T>(values: Readonly<Record<string, T>>, inside: (each: T) => unknown) =>
    Object.fromEntries(Object.entries(values).filter(([name, each]) => isSaid(inside(each), types.get(name))));
  return {
    ...record,
    suggestions: said(
      mapped(record.suggestions, (name, each) => ({ ...each, value: taken(name, each.value) })),
      ({ value }) => value,
    ),
    responses: record.responses
      .map((each) => ({ ...each, values: said(mapped(each.values, taken), asIs) }))
      .flatMap((each) => submittable(each, questions)),
  };
}

/** What lacks an answer that has to be there cannot be submitted: it was begun, or says nothing at all. */
function submittable(response: PortableResponse, questions: readonly ExportedQuestion[]): readonly PortableResponse[] {
  const { status, values } = response;
  if (status !== 'submitted') return [response];
  const lacking = questions.filter(({ name, isRequired }) => isRequired && !Object.hasOwn(values, name));
  if (lacking.length === 0) return [response];
  if (lacking.every(({ type }) => type === 'span'))
    return [{ ...response, values: { ...values, ...Object.fromEntries(lacking.map(({ name }) => [name, []])) } }];
  return Object.keys(values).length > 0 ? [{ ...response, status: 'draft' }] : [];
}

/** Answers of people whom nobody knows here suggest what they said, where nothing else does. */
export function strangersSuggest(record: PortableRecord, isStranger: (user: string) => boolean): PortableRecord {
  const strange = record.responses.filter(({ user }) => user !== undefined && isStranger(user));
  if (strange.length === 0) return record;
  const said = strange
    .filter(({ status }) => status === 'submitted')
    .flatMap(({ user, values }) =>
      Object.entries(values).map(([name, value]) => [name, { value, score: undefined, agent: user }] as const),
    );
  return {
    ...record,
    suggestions: { ...Object.fromEntries(said.toReversed()), ...record.suggestions },
    responses: record.responses.filter((each) => !strange.includes(each)),
  };
}

const mapped = <T>(
  values: Readonly<Record<string, T>>,
  to: (name: string, value: T) => T,
): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, to(name, value)]));
