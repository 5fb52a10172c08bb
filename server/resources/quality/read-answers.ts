import { type RawBuilder, sql } from 'kysely';
import type { QuestionType } from '#domain/annotation/answer.ts';
import { type AnsweredRecords, answerPatterns } from '#domain/quality/answer-patterns.ts';
import type { ComparedValues, PatternsOf } from '#domain/quality/question-figures.ts';
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

interface SampledRow extends PatternRow {
  readonly total: number;
}

export interface ComparedAnswers {
  readonly patterns: PatternsOf<QuestionType>;
  /** Records with at least two answers, whether compared or not. */
  readonly records: number;
}

const given = (name: string): RawBuilder<string> =>
  sql`string_agg(re.user_n || ' ' || (re."values" -> ${name} -> 'value')::text, chr(10) ORDER BY re.user_n)`;

/** Answers with few different values: records with the same answers are counted in the database. */
async function countedPatterns(
  db: Db,
  { name, settings }: ComparedQuestionRow,
  { ds, where }: AnswersRead,
): Promise<readonly PatternRow[]> {
  const least = settings.type === 'label_selection' ? 1 : 2; // the frequencies of labels count single answers too
  const { rows } = await sql<PatternRow>`
    SELECT given, 0 AS length, count(*)::int AS records, min(seq) AS example FROM (
      SELECT re.seq, ${given(name)} AS given FROM responses re
      WHERE re.ds = ${ds} AND re.status = 'submitted' AND re."values" ? ${name} AND ${where} GROUP BY re.seq HAVING count(*) >= ${least}
    ) AS record GROUP BY given ORDER BY example`.execute(db);
  return rows;
}

/** The same sample as long as no answers come in. */
async function sampledRecords(
  db: Db,
  { name, settings }: ComparedQuestionRow,
  { ds, where }: AnswersRead,
): Promise<readonly SampledRow[]> {
  const field = settings.type === 'span' ? settings.field : '';
  const { rows } = await sql<SampledRow>`
    WITH chosen AS MATERIALIZED (
      SELECT seq, count(*) OVER ()::int AS total FROM (
        SELECT re.seq FROM responses re
        WHERE re.ds = ${ds} AND re.status = 'submitted' AND re."values" ? ${name} AND ${where}
        GROUP BY re.seq HAVING count(*) > 1
      ) AS comparable ORDER BY hashint8(seq), seq LIMIT ${limits.maxComparedRecords}
    )
    SELECT ${given(name)} AS given, 1 AS records, c.seq AS example, c.total,
      coalesce((SELECT char_length(rc.fields ->> ${field}) FROM record_contents rc
        WHERE rc.ds = ${ds} AND rc.seq = c.seq), 0) AS length
    FROM chosen c JOIN responses re ON re.ds = ${ds} AND re.seq = c.seq AND re.status = 'submitted'
      AND re."values" ? ${name} AND ${where}
    GROUP BY c.seq, c.total ORDER BY hashint8(c.seq), c.seq`.execute(db);
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

const haveOptions = ({ settings }: ComparedQuestionRow) =>
  settings.type === 'label_selection' || settings.type === 'multi_label_selection' || settings.type === 'rating';

const isComparable = ({ given: answers }: Answered<QuestionType>) => answers.length > 1;

const countRecords = (all: readonly Answered<QuestionType>[]) => all.reduce((sum, each) => sum + each.records, 0);

async function countAnswers(db: Db, question: ComparedQuestionRow, read: AnswersRead): Promise<ComparedAnswers> {
  const rows = await countedPatterns(db, question, read);
  const all = rows.map((row) => answered(row, question.settings));
  return { patterns: answerPatterns(all, JSON.stringify), records: countRecords(all.filter(isComparable)) };
}

async function sampleAnswers(db: Db, question: ComparedQuestionRow, read: AnswersRead): Promise<ComparedAnswers> {
  const rows = await sampledRecords(db, question, read);
  const all = rows.map((row) => answered(row, question.settings)).filter(isComparable);
  const compared = question.settings.type === 'span' ? all : comparableAtOnce(all);
  return { patterns: answerPatterns(compared, JSON.stringify), records: rows[0]?.total ?? 0 };
}

export async function readAnswers(db: Db, question: ComparedQuestionRow, read: AnswersRead): Promise<ComparedAnswers> {
  if (!haveOptions(question)) return sampleAnswers(db, question, read);
  const counted = await countAnswers(db, question, read);
  return counted.patterns.values.length > limits.maxComparedValues ? sampleAnswers(db, question, read) : counted;
}
