import type { QuestionType } from '#domain/annotation/answer.ts';
import type { PortableResponse } from '#domain/creation/portable/portable-record.ts';
import type { ExportedRecord, ExportOrder, ExportShape } from '#domain/datasets/exporting/export-order.ts';
import type { ExportedAnswers } from '#domain/datasets/exporting/exported-answers.ts';
import { type ColumnKind, kindOfAnswer } from './kind.ts';

export type ColumnContent =
  | 'field'
  | 'metadata'
  | 'rest'
  | 'vector'
  | 'values'
  | 'users'
  | 'statuses'
  | 'seen'
  | 'blind'
  | 'answer'
  | 'seenWithAnswer'
  | 'blindAnswer'
  | 'user'
  | 'status'
  | 'suggestion'
  | 'score'
  | 'agent'
  | 'id'
  | 'other';

export interface Column {
  readonly name: string;
  readonly kind: ColumnKind;
  readonly part: ColumnContent;
  readonly of: string;
  readonly read: (record: ExportedRecord, answers: ExportedAnswers) => unknown;
}

const fixed: readonly Column[] = [
  { name: 'id', kind: 'text', part: 'id', of: '', read: ({ externalId, id }) => externalId ?? id },
  {
    name: 'status',
    kind: 'text',
    part: 'other',
    of: '',
    read: ({ isCompleted }) => (isCompleted ? 'completed' : 'pending'),
  },
  { name: '_server_id', kind: 'text', part: 'other', of: '', read: ({ id }) => id },
  { name: 'inserted_at', kind: 'time', part: 'other', of: '', read: ({ insertedAt }) => insertedAt },
  { name: 'updated_at', kind: 'time', part: 'other', of: '', read: ({ updatedAt }) => updatedAt },
];

interface Group {
  readonly prefix: string;
  readonly columns: readonly Column[];
}

/** Column names of the Python SDK; a longer name if another column has the name already. */
export function columnsOf(order: ExportOrder, shape: ExportShape): readonly Column[] {
  const taken = new Set(fixed.map(({ name }) => name));
  const named = groupsOf(order, shape).flatMap(({ prefix, columns }) =>
    columns.map((column) => {
      const name = freeName(column.name, prefix, taken);
      taken.add(name);
      return { ...column, name };
    }),
  );
  return [...named, ...fixed];
}

function freeName(name: string, prefix: string, taken: ReadonlySet<string>): string {
  return taken.has(name) ? freeName(`${prefix}.${name}`, prefix, taken) : name;
}

const groupsOf = (order: ExportOrder, shape: ExportShape): readonly Group[] => [
  { prefix: 'fields', columns: fieldColumns(shape) },
  { prefix: 'metadata', columns: order.metadata ? metadataColumns(shape) : [] },
  { prefix: 'vectors', columns: order.vectors ? vectorColumns(shape) : [] },
  { prefix: 'answers', columns: shape.questions.flatMap((question) => answerColumns(question, order)) },
  { prefix: 'answers', columns: order.answersOf.kind === 'user' ? [userOfAnswer, statusOfAnswer] : [] },
];

const fieldColumns = ({ fields }: ExportShape): readonly Column[] =>
  fields.map(({ name, type }) => ({
    name,
    part: 'field',
    of: name,
    kind: type === 'text' || type === 'image' ? 'text' : 'json',
    read: ({ fields }) => fields[name],
  }));

/** Metadata without a property share one column: their number is known only at the end. */
function metadataColumns({ metadata, allowsMore }: ExportShape): readonly Column[] {
  const known = new Set(metadata.map(({ name }) => name));
  const columns = metadata.map(
    ({ name, type }): Column => ({
      name,
      part: 'metadata',
      of: name,
      kind: type === 'terms' ? 'term' : type,
      read: ({ metadata }) => metadata[name],
    }),
  );
  const rest = (record: ExportedRecord) => {
    const others = Object.entries(record.metadata).filter(([name]) => !known.has(name));
    return others.length > 0 ? Object.fromEntries(others) : undefined;
  };
  return allowsMore ? [...columns, { name: 'metadata', kind: 'json', part: 'rest', of: '', read: rest }] : columns;
}

const vectorColumns = ({ vectors }: ExportShape): readonly Column[] =>
  vectors.map(({ name }) => ({
    name,
    part: 'vector',
    of: name,
    kind: { listOf: 'float' },
    read: ({ vectors }) => vectors[name],
  }));

type Asked = ExportShape['questions'][number];

const answersIn: Readonly<Record<ExportOrder['answersOf']['kind'], (question: Asked) => readonly Column[]>> = {
  all: (question) => everyAnswer(question),
  majority: (question) => [majorityAnswer(question)],
  user: (question) => answerOfUser(question),
};

const answerColumns = (question: Asked, order: ExportOrder): readonly Column[] => [
  ...answersIn[order.answersOf.kind](question),
  ...(order.suggestions ? suggested(question) : []),
];

const majorityAnswer = ({ name, type }: Asked): Column => ({
  name,
  part: 'answer',
  of: name,
  kind: kindOfAnswer[type],
  read: (_, answers) => (answers.kind === 'majority' ? answers.values[name] : undefined),
});

const ofUser =
  (of: (response: PortableResponse) => unknown): Column['read'] =>
  (_, answers) =>
    answers.kind === 'user' ? answers.response && of(answers.response) : undefined;

/** The answer of a user, and whether the suggestion was in view. */
function answerOfUser({ name, type }: Asked): readonly Column[] {
  const kind = kindOfAnswer[type];
  const seen = ofUser(({ suggestionsSeen }) => seenTexts.get(suggestionsSeen?.[name]));
  const blind = ofUser(({ blindValues }) => blindValues?.[name]);
  return [
    { name, part: 'answer', of: name, kind, read: ofUser(({ values }) => values[name]) },
    { name: `${name}.suggestion_seen`, part: 'seenWithAnswer', of: name, kind: 'text', read: seen },
    { name: `${name}.blind_value`, part: 'blindAnswer', of: name, kind, read: blind },
  ];
}

const userOfAnswer: Column = {
  name: 'response.user',
  part: 'user',
  of: '',
  kind: 'text',
  read: ofUser(({ user }) => user),
};

const statusOfAnswer: Column = {
  name: 'response.status',
  part: 'status',
  of: '',
  kind: 'text',
  read: ofUser(({ status }) => status),
};

export const seenTexts = new Map<boolean | undefined, string>([
  [true, 'yes'],
  [false, 'no'],
]);

/** Aligned lists with one entry for each response; null where it does not answer this question. */
function everyAnswer({ name, type }: Asked): readonly Column[] {
  const list = (
    suffix: string,
    part: ColumnContent,
    kind: ColumnKind,
    of: (response: PortableResponse) => unknown,
  ): Column => ({
    name: `${name}.responses${suffix}`,
    part,
    of: name,
    kind: { listOf: kind },
    read: (_, answers) =>
      answers.kind === 'all' && answers.responses.length > 0 ? answers.responses.map(of) : undefined,
  });
  return [
    list('', 'values', kindOfAnswer[type], ({ values }) => values[name] ?? null),
    list('.users', 'users', 'text', ({ user }) => user ?? null),
    list('.status', 'statuses', 'text', ({ status }) => status),
    list('.suggestion_seen', 'seen', 'text', ({ suggestionsSeen }) => seenTexts.get(suggestionsSeen?.[name]) ?? null),
    list('.blind_value', 'blind', kindOfAnswer[type], ({ blindValues }) => blindValues?.[name] ?? null),
  ];
}

/** A score for each value, or one for all. */
const scoreKind = (type: QuestionType): ColumnKind =>
  type === 'text' || type === 'label_selection' || type === 'rating' ? 'float' : 'json';

function suggested({ name, type }: Asked): readonly Column[] {
  type Suggested = ExportedRecord['suggestions'][string];
  const column = (
    suffix: string,
    part: ColumnContent,
    kind: ColumnKind,
    read: (suggestion: Suggested) => unknown,
  ): Column => ({
    name: `${name}.suggestion${suffix}`,
    kind,
    part,
    of: name,
    read: ({ suggestions }) => suggestions[name] && read(suggestions[name]),
  });
  return [
    column('', 'suggestion', kindOfAnswer[type], ({ value }) => value),
    column('.score', 'score', scoreKind(type), ({ score }) => score),
    column('.agent', 'agent', 'text', ({ agent }) => agent),
  ];
}
