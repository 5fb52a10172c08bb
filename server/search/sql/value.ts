import { type RawBuilder, sql } from 'kysely';
import { unprocessable } from '../../resources/shared/refusal.ts';
import type { NamedItem } from '../scope.ts';

export type Condition = RawBuilder<boolean>;
export type Bound = number | string | null;

const refusedQuestions = new Set(['ranking', 'span']);

/** Rankings and spans are lists of objects, which have no order. */
export function comparable(question: NamedItem): NamedItem {
  if (refusedQuestions.has(question.type))
    throw unprocessable(
      `Range filters and sorting are not supported for the ${question.type} question \`${question.name}\``,
    );
  return question;
}

/** Whether a JSON value, or an item of it, is one of the texts. */
const isAmong = (value: RawBuilder<unknown>, values: readonly string[]): Condition =>
  sql`(${value} ?| ${values}::text[] OR ${value} #>> '{}' = ANY(${values}::text[]))`;

const containedIn: Readonly<Record<string, (value: string) => readonly object[]>> = {
  span: (label) => [{ label }],
  ranking: (value) => [{ value, rank: 1 }],
};

/** Matches labels of spans, and the first rank of rankings. */
export function hasAnyOf({ type }: NamedItem, value: RawBuilder<unknown>, values: readonly string[]): Condition {
  const contained = containedIn[type];
  if (!contained) return isAmong(value, values);
  return sql`${value} @> ANY(${values.map((each) => JSON.stringify(contained(each)))}::text[]::jsonb[])`;
}

/** Neither empty nor missing. */
export const saysSomething = (value: RawBuilder<unknown>): Condition =>
  sql`coalesce(${value} #>> '{}', '') NOT IN ('', '[]')`;

const number = /^-?\d{1,15}(\.\d{1,15})?$/;

export const isAmongNumbers = (value: RawBuilder<number>, values: readonly string[]): Condition =>
  sql`${value} = ANY(${values.filter((each) => number.test(each))}::text[]::float8[])`;

function numberBound(bound: Bound) {
  const value = bound === null || bound === '' ? Number.NaN : Number(bound);
  if (Number.isNaN(value)) throw unprocessable(`\`${bound}\` is not a number`);
  return value;
}

const hasZone = /(?:Z|[+-]\d\d:?\d\d)$/i;

function timeBound(bound: Bound) {
  const text = typeof bound === 'string' && bound.includes('T') && !hasZone.test(bound) ? `${bound}Z` : (bound ?? '');
  const time = new Date(text);
  if (Number.isNaN(time.getTime())) throw unprocessable(`\`${bound}\` is not a date`);
  return typeof text === 'string' ? text : time.toISOString();
}

const within =
  (cast: RawBuilder<unknown>, read: (bound: Bound) => number | string) =>
  (value: RawBuilder<unknown>, ge: Bound, le: Bound): Condition => {
    const lower = ge === null ? sql`true` : sql`${value} >= ${read(ge)}${cast}`;
    const upper = le === null ? sql`true` : sql`${value} <= ${read(le)}${cast}`;
    return sql`(${lower} AND ${upper})`;
  };

export const withinNumbers = within(sql`::float8`, numberBound);
export const withinTimes = within(sql`::timestamptz`, timeBound);
export const withinTexts = within(sql`::text COLLATE "C"`, (bound) => String(bound));

export const isAmongTimes = (value: RawBuilder<unknown>, values: readonly string[]): Condition =>
  sql`${value} = ANY(${values.map(timeBound)}::text[]::timestamptz[])`;

/** Whether a JSON text, or an item of it, is in the range. */
export const anyText = (value: RawBuilder<unknown>, ge: Bound, le: Bound): Condition =>
  sql`EXISTS (SELECT FROM jsonb_array_elements_text(CASE jsonb_typeof(${value}) WHEN 'array' THEN ${value}
    ELSE jsonb_build_array(${value}) END) AS item WHERE ${withinTexts(sql`item`, ge, le)})`;

const id = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
export const isId = (text: string) => id.test(text);

/** Null if the JSON value is not a number. */
export const numberIn = (value: RawBuilder<unknown>): RawBuilder<number> =>
  sql`CASE WHEN jsonb_typeof(${value}) = 'number' THEN (${value})::float8 END`;

/** Same as in the function `terms_in`. */
const indexedChars = 600;

/** Texts of a metadata value or its items, truncated as in the index. */
export function termsIn(metadata: RawBuilder<unknown>, name: string): RawBuilder<readonly (string | null)[]> {
  const key = sql.lit(name);
  return sql`(CASE jsonb_typeof(${metadata} -> ${key}) WHEN 'array' THEN terms_in(${metadata} -> ${key})
    ELSE ARRAY[left(${metadata} ->> ${key}, ${sql.lit(indexedChars)})] END)`;
}

/** Whether a metadata value, or an item of it, is one of the texts. Truncated texts need a recheck. */
export function isAmongTerms(metadata: RawBuilder<unknown>, name: string, values: readonly string[]): Condition {
  const cut = values.map((value) => [...value].slice(0, indexedChars).join(''));
  const mayBe = sql<boolean>`${termsIn(metadata, name)} && ${cut}::text[]`;
  const areWhole = values.every((value) => value.length < indexedChars);
  return areWhole ? mayBe : sql`(${mayBe} AND ${isAmong(sql`${metadata} -> ${sql.lit(name)}`, values)})`;
}

/** Literal name, so that PostgreSQL uses the index. */
export const metadataValue = (name: string): RawBuilder<unknown> => sql`(r.metadata -> ${sql.lit(name)})`;
