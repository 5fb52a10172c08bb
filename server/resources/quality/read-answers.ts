import { type RawBuilder, sql } from 'kysely';
import type { QuestionType } from '#domain/annotation/answer.ts';
import type { AnsweredRecords } from '#domain/quality/answer-patterns.ts';
import {
  countedPatterns,
  haveFewAnswers,
  maxSampled,
  needsSample,
  sampledPatterns,
} from '#domain/quality/comparable-answers.ts';
import type { ComparedValues } from '#domain/quality/question-figures.ts';
import type { PatternsWithPeople } from '#domain/quality/question-quality.ts';
import type { Db } from '../../schema/database.ts';
import type { Condition } from '../../search/sql/value.ts';
import { type ComparedQuestionRow, readValue } from './compared-values.ts';

export interface AnswersRead {
  readonly ds: number;
  /** Conditions on the responses `re`. */
  readonly where: Condition;
  /** Group of a record, from its `seq` and the time `last` of its last answer. Null: in none. */
  readonly group?: RawBuilder<string | null>;
}

interface PatternRow {
  readonly grp: string;
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
async function countAnswers(db: Db, questions: readonly ComparedQuestionRow[], { ds, where, group }: AnswersRead) {
  const places = questions.map((question, at) => ({ question, at }));
  const value = (at: number) => sql.ref(`value_${at}`);
  const given = (at: number) => sql.ref(`given_${at}`);
  const counted = places.filter(({ question }) => haveFewAnswers(question.settings.type));
  const { rows } = await sql<CountedRow>`
    WITH answered AS (
      SELECT re.seq, re.user_n, re.updated_at, ${sql.join(places.map(({ question, at }) => sql`${answerTo(question.name)} AS ${value(at)}`))}
      FROM responses re WHERE re.ds = ${ds} AND re.status = 'submitted' AND ${where} ORDER BY re.seq, re.user_n
    ), record AS (
      SELECT seq, max(updated_at) AS last, ${sql.join(places.map(({ at }) => sql`count(${value(at)}) AS ${sql.ref(`answers_${at}`)}`))}
        ${sql.join([sql``, ...counted.map(({ at }) => sql`string_agg(user_n || ' ' || ${value(at)}, chr(10)) AS ${given(at)}`)])}
      FROM answered GROUP BY seq
    ), grouped AS (SELECT *, ${group ?? sql`''`} AS grp FROM record)
    SELECT grp, ${caseOf(
      counted.map(({ at }) => at),
      given,
    )} AS place,
      ${counted.length === 0 ? sql`NULL` : sql`coalesce(${sql.join(counted.map(({ at }) => given(at)))})`} AS given,
      count(*)::int AS records, min(seq) AS example,
      ARRAY[${sql.join(places.map(({ at }) => sql`count(*) FILTER (WHERE ${sql.ref(`answers_${at}`)} > 1)::int`))}] AS totals
    FROM grouped WHERE grp IS NOT NULL
    GROUP BY GROUPING SETS (${sql.join([...counted.map(({ at }) => sql`(grp, ${given(at)})`), sql`(grp)`])})
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
export const isSampled = (most: number, total: number): Condition =>
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
  { ds, where, group }: AnswersRead,
  total: number,
): Promise<readonly PatternRow[]> {
  const { name } = question;
  const { rows } = await sql<PatternRow>`
    WITH sampled AS (
      SELECT re.seq, re.user_n, re.updated_at, ${answerTo(name)} AS said FROM responses re
      WHERE re.ds = ${ds} AND re.status = 'submitted' AND ${isSampled(maxSampled(question.settings.type), total)} AND ${where}
    )
    , record AS (
      SELECT string_agg(user_n || ' ' || said, chr(10) ORDER BY user_n) AS given, seq, max(updated_at) AS last,
        coalesce(${lengthOf(ds, question)}, 0) AS length
      FROM sampled GROUP BY seq HAVING count(said) > 1
    ), grouped AS (SELECT *, ${group ?? sql`''`} AS grp FROM record)
    SELECT grp, given, length, 1 AS records, seq AS example FROM grouped WHERE grp IS NOT NULL
    ORDER BY hashint8(seq), seq`.execute(db);
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

function countedIn(question: ComparedQuestionRow, rows: readonly CountedRow[]) {
  const all = rows.flatMap(({ given, ...row }) =>
    given === null ? [] : answered({ ...row, given, length: 0 }, question.settings),
  );
  return countedPatterns(question.settings.type, all);
}

const sampledIn = ({ settings }: ComparedQuestionRow, rows: readonly PatternRow[]) =>
  sampledPatterns(
    settings.type,
    rows.map((row) => answered(row, settings)),
  );

interface RowsOfQuestion {
  readonly question: ComparedQuestionRow;
  readonly counted: readonly CountedRow[];
  /** Records with at least two answers in each group. */
  readonly totals: ReadonlyMap<string, number>;
}

async function rowsByQuestion(db: Db, questions: readonly ComparedQuestionRow[], read: AnswersRead) {
  if (questions.length === 0) return [];
  const rows = await countAnswers(db, questions, read);
  const totalsAt = (at: number) =>
    new Map(rows.flatMap(({ place, grp, totals }) => (place === null ? [[grp, totals[at] ?? 0] as const] : [])));
  return questions.map(
    (question, at): RowsOfQuestion => ({
      question,
      counted: rows.filter(({ place }) => place === at),
      totals: totalsAt(at),
    }),
  );
}

const sum = (totals: RowsOfQuestion['totals']) => [...totals.values()].reduce((all, each) => all + each, 0);

/** Answers to each question, one after the other. */
export async function* readAnswers(
  db: Db,
  questions: readonly ComparedQuestionRow[],
  read: AnswersRead,
): AsyncGenerator<ComparedAnswers> {
  for (const { question, counted: rows, totals } of await rowsByQuestion(db, questions, read)) {
    const records = sum(totals);
    const counted = countedIn(question, rows);
    const isSample = needsSample(question.settings.type, counted) && records > 0;
    const patterns = isSample ? sampledIn(question, await sampledRecords(db, question, read, records)) : counted;
    yield { patterns, records };
  }
}

/** Answers to each question by group, one question after the other. */
export async function* readGroups(
  db: Db,
  questions: readonly ComparedQuestionRow[],
  read: AnswersRead,
): AsyncGenerator<ReadonlyMap<string, ComparedAnswers>> {
  for (const { question, counted, totals } of await rowsByQuestion(db, questions, read)) {
    const isSample = needsSample(question.settings.type, countedIn(question, counted));
    const sampled = isSample ? await sampledRecords(db, question, read, sum(totals)) : [];
    const patternsOf = (group: string) =>
      isSample
        ? sampledIn(
            question,
            sampled.filter(({ grp }) => grp === group),
          )
        : countedIn(
            question,
            counted.filter(({ grp }) => grp === group),
          );
    yield new Map([...totals].map(([group, records]) => [group, { patterns: patternsOf(group), records }]));
  }
}
