import type { QuestionType } from '../../annotation/answer.ts';
import type { ExportShape } from '../../datasets/exporting/export-order.ts';
import type { PortableRecord } from './portable-record.ts';

const single = (value: unknown) => (Array.isArray(value) && value.length === 1 ? value[0] : value);
const several = (value: unknown) => (Array.isArray(value) ? value : [value]);
const asIs = (value: unknown) => value;

function number(value: unknown) {
  const given = single(value);
  return typeof given === 'string' && given.trim() !== '' ? Number(given) : given;
}

const fitting: Readonly<Record<QuestionType, (value: unknown) => unknown>> = {
  text: single,
  label_selection: single,
  multi_label_selection: several,
  rating: number,
  ranking: asIs,
  span: asIs,
};

/** What other tools write as a list of one, or without a list, as the questions of the dataset take it. */
export function fitAnswers(record: PortableRecord, { questions }: Pick<ExportShape, 'questions'>): PortableRecord {
  const types = new Map(questions.map(({ name, type }) => [name, type]));
  const taken = (name: string, value: unknown) => {
    const type = types.get(name);
    return type === undefined ? value : fitting[type](value);
  };
  return {
    ...record,
    suggestions: mapped(record.suggestions, (name, each) => ({ ...each, value: taken(name, each.value) })),
    responses: record.responses.map((each) => ({ ...each, values: mapped(each.values, taken) })),
  };
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
