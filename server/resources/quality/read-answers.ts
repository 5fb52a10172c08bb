import { type RawBuilder, sql } from 'kysely';
import type { QuestionType } from '#domain/annotation/answer.ts';
import { type AnsweredRecords, answerPatterns } from '#domain/quality/answer-patterns.ts';
import type { ComparedValues } from '#domain/quality/question-figures.ts';
import type { PatternsWithPeople } from '#domain/quality/question-quality.ts';
import { limits } from '#domain/shared/limits.ts';
import type { Db } from '../../schema/database.ts';
import type { Condition } from '../../search/sql/value.ts';
import { type ComparedQuestionRow, readValue } from './compared-values.ts';

export interface AnswersRead {
  readonly ds: number;
  /** Conditions on the responses `re`. */
  readonly where: Condition;
}

interface PatternRow {
  /** A line for each answer: number of the user, and the value as JSON. */
  readonly given: string;
  readonly length: number;
  readonly records: number;
  readonly example: number;
}

export interface ComparedAnswers {
  readonly patterns: PatternsWithPeople<QuestionType>;
  /** Records with at least two answers, whether compared or not. */
  readonly records: number;
}

const answerTo = (name: string): RawBuilder<string> => sql`(re."values" -> ${name} -> 'value')::text`;

const haveFewAnswers = ({ settings }: ComparedQuestionRow) => settings.type !== 'text' && settings.type !== 'span';

/** Spans are compared within records only. */
const maxSampled = ({ settings }: ComparedQuestionRow) =>
  settings.type === 'span' ? limits.maxComparedRecords : 2 * limits.maxComparedValues;

interface CountedRow extends Omit<PatternRow, 'given' | 'length'> {
  /** Place of the question in the statement; null in the row of totals. */
  readonly place: number | null;
  readonly given: string | null;
  /** Number of records with at least two answers to each question. */
  readonly totals: readonly number[];
}

/**
 * One pass over the responses for all questions. Records with the same answers to a question with options are counted
 * in the database.
 */
async function countAnswers(db: Db, questions: readonly ComparedQuestionRow[], { ds, where }: AnswersRead) {
  const places = questions.map((question, at) => ({ question, at }));
  const value = (at: number) => sql.ref(`value_${at}`);
  const given = (at: number) => sql.ref(`given_${at}`);
  const counted = places.filter(({ question }) => haveFewAnswers(question));
  const { rows } = await sql<CountedRow>`
    WITH answered AS (
      SELECT re.seq, re.user_n, ${sql.join(places.map(({ question, at }) => sql`${answerTo(question.name)} AS ${value(at)}`))}
      FROM responses re WHERE re.ds = ${ds} AND re.status = 'submitted' AND ${where} ORDER BY re.seq, re.user_n
    ), record AS (
      SELECT seq, ${sql.join(places.map(({ at }) => sql`count(${value(at)}) AS ${sql.ref(`answers_${at}`)}`))}
        ${sql.join([sql``, ...counted.map(({ at }) => sql`string_agg(user_n || ' ' || ${value(at)}, chr(10)) AS ${given(at)}`)])}
      FROM answered GROUP BY seq
    )
    SELECT ${caseOf(
      counted.map(({ at }) => at),
      given,
    )} AS place,
      ${counted.length === 0 ? sql`NULL` : sql`coalesce(${sql.join(counted.map(({ at }) => given(at)))})`} AS given,
      count(*)::int AS records, min(seq) AS example,
      ARRAY[${sql.join(places.map(({ at }) => sql`count(*) FILTER (WHERE ${sql.ref(`answers_${at}`)} > 1)::int`))}] AS totals
    FROM record GROUP BY GROUPING SETS (${sql.join([...counted.map(({ at }) => sql`(${given(at)})`), sql`()`])})
    ORDER BY example`.execute(db);
  return rows;
}

/** Place of the question that a row groups by. */
function caseOf(places: readonly number[], given: (at: number) => RawBuilder<unknown>): RawBuilder<number | null> {
  if (places.length === 0) return sql`NULL::int`;
  const cases = places.map((at) => sql`WHEN GROUPING(${given(at)}) = 0 THEN ${sql.lit(at)}`);
  return sql`CASE ${sql.join(cases, sql` `)} END`;
}

/** Share of the records, chosen by their numbers: the same records as long as no answers come in. */
const isSampled = (most: number, total: number): Condition =>
  total <= most ? sql`true` : sql`hashint8(re.seq) < ${Math.floor((most / total) * 2 ** 32 - 2 ** 31)}::bigint`;

/** Length of the text in code points. */
const lengthOf = (ds: number, { settings }: ComparedQuestionRow) =>
  settings.type === 'span'
    ? sql`(SELECT char_length(rc.fields ->> ${settings.field}) FROM record_contents rc
        WHERE rc.ds = ${ds} AND rc.seq = sampled.seq)`
    : sql`0`;

async function sampledRecords(
  db: Db,
  question: ComparedQuestionRow,
  { ds, where }: AnswersRead,
  total: number,
): Promise<readonly PatternRow[]> {
  const { name } = question;
  const { rows } = await sql<PatternRow>`
    WITH sampled AS (
      SELECT re.seq, re.user_n, ${answerTo(name)} AS said FROM responses re
      WHERE re.ds = ${ds} AND re.status = 'submitted' AND re."values" ? ${name} AND ${isSampled(maxSampled(question), total)} AND ${where}
    )
    SELECT string_agg(user_n || ' ' || said, chr(10) ORDER BY user_n) AS given, 1 AS records, seq AS example,
      coalesce(${lengthOf(ds, question)}, 0) AS length
    FROM sampled GROUP BY seq HAVING count(*) > 1 ORDER BY hashint8(seq), seq`.execute(db);
  return rows;
}

type Answered<T extends QuestionType> = AnsweredRecords<ComparedValues[T]>;

function answered<T extends QuestionType>(row: PatternRow, settings: ComparedQuestionRow['settings']): Answered<T> {
  const answers = row.given.split('\n').flatMap((line) => {
    const end = line.indexOf(' ');
    const answer = readValue<T>(JSON.parse(line.slice(end + 1)), settings as never, row.length);
    return answer === undefined ? [] : [{ person: Number(line.slice(0, end)), answer }];
  });
  return { given: answers, records: row.records, example: row.example };
}

/** Records whose answers are few and short enough to compare them all with each other. */
function* comparableAtOnce<T extends QuestionType>(all: Iterable<Answered<T>>): Iterable<Answered<T>> {
  const keys = new Set<string>();
  let length = 0;
  for (const each of all) {
    const added = new Set(each.given.map(({ answer }) => JSON.stringify(answer)).filter((key) => !keys.has(key)));
    const addedLength = [...added].reduce((sum, key) => sum + key.length, 0);
    if (keys.size + added.size > limits.maxComparedValues || length + addedLength > limits.maxComparedChars) continue;
    for (const key of added) keys.add(key);
    length += addedLength;
    yield each;
  }
}

const isComparable = ({ given }: Answered<QuestionType>) => given.length > 1;

async function sampleAnswers(db: Db, question: ComparedQuestionRow, read: AnswersRead, total: number) {
  const rows = total === 0 ? [] : await sampledRecords(db, question, read, total);
  const all = rows.map((row) => answered(row, question.settings)).filter(isComparable);
  return answerPatterns(question.settings.type === 'span' ? all : comparableAtOnce(all), JSON.stringify);
}

/** Frequencies of labels count single answers too. */
const isCounted = ({ settings }: ComparedQuestionRow, each: Answered<QuestionType>) =>
  settings.type === 'label_selection' || isComparable(each);

function countedPatterns(question: ComparedQuestionRow, rows: readonly CountedRow[]) {
  const all = rows.flatMap(({ given, ...row }) =>
    given === null ? [] : answered({ ...row, given, length: 0 }, question.settings),
  );
  return answerPatterns(
    all.filter((each) => isCounted(question, each)),
    JSON.stringify,
  );
}

/** Answers to each question, one after the other. */
export async function* readAnswers(
  db: Db,
  questions: readonly ComparedQuestionRow[],
  read: AnswersRead,
): AsyncGenerator<ComparedAnswers> {
  if (questions.length === 0) return;
  const rows = await countAnswers(db, questions, read);
  const totals = rows.find(({ place }) => place === null)?.totals ?? [];
  for (const [at, question] of questions.entries()) {
    const records = totals[at] ?? 0;
    const counted = countedPatterns(
      question,
      rows.filter(({ place }) => place === at),
    );
    const isTooMuch = !haveFewAnswers(question) || counted.values.length > limits.maxComparedValues;
    yield { patterns: isTooMuch ? await sampleAnswers(db, question, read, records) : counted, records };
  }
}
