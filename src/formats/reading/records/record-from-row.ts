import type { ResponseStatus } from '#domain/annotation/record.ts';
import type { PortableRecord, PortableResponse } from '#domain/creation/portable/portable-record.ts';
import type { FileRow } from '#domain/creation/portable/read-rows.ts';
import { conversationOf } from '#domain/creation/source/conversation.ts';
import { isNoValue } from '#domain/creation/source/no-value.ts';
import { defaultExport, type ExportShape } from '#domain/datasets/exporting/export-order.ts';
import type { ColumnMapping } from '#domain/datasets/origin.ts';
import { listOf } from '../../known/parts.ts';
import { type Column, type ColumnContent, columnsOf, seenTexts } from '../../writing/columns.ts';
import { isObject } from '../json/exact-json.ts';
import { asSuggestions } from './as-suggestions.ts';
import { cellValue, WrongCell } from './cell-value.ts';

export interface ReadRecord {
  readonly record: PortableRecord;
  readonly wrong: readonly string[];
  /** Columns whose cells say that there is no value. */
  readonly lacking: readonly string[];
}

function readColumns(shape: ExportShape): readonly Column[] {
  const all = columnsOf(defaultExport, { ...shape, allowsMore: true });
  const one = columnsOf({ ...defaultExport, answersOf: { kind: 'user', userId: '' } }, { ...shape, allowsMore: true });
  const known = new Set(all.map(({ name }) => name));
  return [...all, ...one.filter(({ name, part }) => !known.has(name) && ofOneAnswer.has(part))];
}

const ofOneAnswer: ReadonlySet<ColumnContent> = new Set(['answer', 'seenWithAnswer', 'blindAnswer', 'user', 'status']);

type Pairs = ColumnMapping['fields'];

/** Applies the user's mapping to the columns; columns of our own exports that hold answers keep their meaning. */
function mappedColumns(columns: readonly Column[], mapping: ColumnMapping): readonly Column[] {
  const { fields, metadata, suggestions, externalId } = mapping;
  const said = new Set([...fields, ...metadata].map(({ source }) => source));
  const asOurs = (name: string) => (said.has(name) ? undefined : name);
  const sourceOf: Partial<Record<ColumnContent, (target: string) => string | undefined>> = {
    id: () => externalId,
    field: (target) => sourceIn(fields, target),
    metadata: (target) => sourceIn(metadata, target),
    answer: (target) => (sourceIn(suggestions, target) === target ? target : undefined),
    suggestion: (target) => {
      const source = sourceIn(suggestions, target);
      return source === undefined || source === target ? asOurs(`${target}.suggestion`) : source;
    },
    rest: () => asOurs('metadata'),
  };
  return columns.flatMap((column) => {
    const named = sourceOf[column.part];
    const name = named ? named(column.of) : asOurs(column.name);
    return name === undefined ? [] : { ...column, name };
  });
}

const sourceIn = (pairs: Pairs, target: string) => pairs.find((pair) => pair.target === target)?.source;

type Values = Map<ColumnContent, Map<string, unknown>>;

interface Cells {
  readonly of: (part: ColumnContent) => ReadonlyMap<string, unknown>;
  readonly wrong: readonly string[];
  readonly lacking: readonly string[];
}

const mayLackValue: ReadonlySet<ColumnContent> = new Set(['metadata', 'answer', 'suggestion']);

/** Cells such as `N/A` in tables of others; a question may offer that text as an answer. */
const lacksValue = ({ part }: Column, value: unknown, offered: ReadonlySet<string>) =>
  mayLackValue.has(part) && typeof value === 'string' && isNoValue(value) && !offered.has(value.trim());

function cellsOf(row: FileRow, columns: readonly Column[], isText: boolean, offered: ReadonlySet<string>): Cells {
  const values: Values = new Map();
  const wrong: string[] = [];
  const lacking: string[] = [];
  const isOwn = Object.hasOwn(row, serverIdColumn);
  for (const column of columns) {
    const { name, kind, part, of } = column;
    if (!Object.hasOwn(row, name)) continue;
    if (!isOwn && lacksValue(column, row[name], offered)) {
      lacking.push(name);
      continue;
    }
    const value = attempt(
      () => cellValue(row[name], kind, isText),
      () => wrong.push(name),
    );
    if (value !== undefined) values.set(part, (values.get(part) ?? new Map()).set(of, value));
  }
  return { of: (part) => values.get(part) ?? new Map(), wrong, lacking };
}

function attempt(work: () => unknown, failed: () => void): unknown {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof WrongCell)) throw error;
    failed();
    return undefined;
  }
}

const statuses = new Set<unknown>(['submitted', 'draft', 'discarded'] satisfies ResponseStatus[]);

interface AnswerInRow {
  readonly question: string;
  readonly user: string | undefined;
  readonly status: ResponseStatus;
  readonly value: unknown;
  readonly isSeen: boolean | undefined;
  readonly blind: unknown;
}

const seenByText = new Map<unknown, boolean>([...seenTexts].map(([isSeen, text]) => [text, isSeen === true]));

function answersTo(question: string, { of }: Cells): readonly AnswerInRow[] {
  const [values, states] = [listOf(of('values').get(question)), listOf(of('statuses').get(question))];
  const [seen, blind] = [listOf(of('seen').get(question)), listOf(of('blind').get(question))];
  return listOf(of('users').get(question)).map((user, index) => ({
    question,
    user: typeof user === 'string' ? user : undefined,
    status: statuses.has(states[index]) ? (states[index] as ResponseStatus) : 'submitted',
    value: values[index],
    isSeen: seenByText.get(seen[index]),
    blind: blind[index],
  }));
}

const isGiven = (value: unknown) => value !== null && value !== undefined;

function withAnswer(response: PortableResponse, { question, value, isSeen, blind }: AnswerInRow): PortableResponse {
  const { values, suggestionsSeen, blindValues } = response;
  return {
    ...response,
    ...(isGiven(value) && { values: { ...values, [question]: value } }),
    ...(isGiven(value) && isSeen !== undefined && { suggestionsSeen: { ...suggestionsSeen, [question]: isSeen } }),
    ...(isGiven(blind) && { blindValues: { ...blindValues, [question]: blind } }),
  };
}

function everyResponse(cells: Cells): readonly PortableResponse[] {
  const byUser = new Map<string | undefined, PortableResponse>();
  for (const answer of [...cells.of('users').keys()].flatMap((each) => answersTo(each, cells))) {
    const { user, status } = answer;
    byUser.set(user, withAnswer(byUser.get(user) ?? { user, status, values: {} }, answer));
  }
  return [...byUser.values()];
}

/** The answers of one user; the user is undefined if the row names none. */
function oneResponse({ of }: Cells): readonly PortableResponse[] {
  const [status] = [...of('status').values()];
  if (!statuses.has(status)) return [];
  const user = of('user').get('') as string | undefined;
  const seen = [...of('seenWithAnswer')].flatMap(([question, text]) => {
    const isSeen = seenByText.get(text);
    return isSeen === undefined ? [] : [[question, isSeen] as const];
  });
  const blind = of('blindAnswer');
  return [
    {
      user,
      status: status as ResponseStatus,
      values: Object.fromEntries(of('answer')),
      ...(seen.length > 0 && { suggestionsSeen: Object.fromEntries(seen) }),
      ...(blind.size > 0 && { blindValues: Object.fromEntries(blind) }),
    },
  ];
}

function suggestionsIn({ of }: Cells): PortableRecord['suggestions'] {
  const plain = of('status').size === 0 ? of('answer') : new Map<string, unknown>();
  const suggested = [...of('suggestion')].map(([question, value]) => {
    const score = of('score').get(question) as number | readonly number[] | undefined;
    return [question, { value, score, agent: of('agent').get(question) as string | undefined }] as const;
  });
  return { ...Object.fromEntries(suggested), ...asSuggestions(Object.fromEntries(plain)) };
}

const fieldsIn = ({ of }: Cells, chats: ReadonlySet<string>): PortableRecord['fields'] =>
  Object.fromEntries([...of('field')].map(([name, value]) => [name, chats.has(name) ? conversationOf(value) : value]));

const offeredTexts = ({ options = [] }: ExportShape['questions'][number]) =>
  options.flatMap(({ value, text }) => [String(value), text ?? '']);

/** In every row of our own exports, and hardly anywhere else. */
export const serverIdColumn = '_server_id';

export function recordsOfTable(
  shape: ExportShape,
  isText: boolean,
  mapping?: ColumnMapping,
): (row: FileRow) => ReadRecord {
  const columns = mapping ? mappedColumns(readColumns(shape), mapping) : readColumns(shape);
  const offered = new Set(shape.questions.flatMap(offeredTexts));
  const chats = new Set(shape.fields.filter(({ type }) => type === 'chat').map(({ name }) => name));
  return (row) => {
    const cells = cellsOf(row, columns, isText, offered);
    const { of, wrong, lacking } = cells;
    const [rest] = [...of('rest').values()];
    const [id] = [...of('id').values()];
    const record: PortableRecord = {
      externalId: id === undefined ? undefined : String(id),
      fields: fieldsIn(cells, chats),
      metadata: { ...(isObject(rest) && rest), ...Object.fromEntries(of('metadata')) },
      vectors: Object.fromEntries(of('vector')) as PortableRecord['vectors'],
      suggestions: suggestionsIn(cells),
      responses: of('users').size > 0 ? everyResponse(cells) : oneResponse(cells),
    };
    return { record, wrong, lacking };
  };
}
