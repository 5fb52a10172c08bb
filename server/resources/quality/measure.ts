import { sql } from 'kysely';
import type { WireQuality, WireQuestionQuality } from '#contract/quality/quality.ts';
import type { CountedAnswers } from '#domain/quality/agents/agent-report.ts';
import { drawsFor } from '#domain/quality/comparable-answers.ts';
import { bootstrapFunctions } from '#domain/quality/figures.ts';
import { type QuestionQuality, questionQuality } from '#domain/quality/question-quality.ts';
import { limits } from '#domain/shared/limits.ts';
import { FunctionThread } from '../../function-thread.ts';
import type { Db } from '../../schema/database.ts';
import { compareAgents } from './agents/compare-agents.ts';
import type { SuggestedQuestion } from './agents/compared-answers.ts';
import { measureAgents } from './agents/measure-agents.ts';
import { optionsOf } from './compared-values.ts';
import { presentFigure } from './present-figure.ts';
import { type AnswersRead, type ComparedAnswers, readAnswers } from './read-answers.ts';

export interface Measurement extends AnswersRead {
  readonly datasetId: string;
  readonly intervals: boolean;
  /** Answers that suggestions are compared with; null for none. */
  readonly counted: CountedAnswers | null;
}

interface QuestionRow extends SuggestedQuestion {
  readonly has_suggestions: boolean;
}

const thread = new FunctionThread(bootstrapFunctions);

export const questionsOf = async (
  db: Db,
  { datasetId, ds }: Pick<Measurement, 'datasetId' | 'ds'>,
): Promise<readonly QuestionRow[]> => {
  const { rows } = await sql<QuestionRow>`
    SELECT n, name, settings, EXISTS (SELECT FROM suggestions s WHERE s.ds = ${ds} AND s.question_n = n) AS has_suggestions
    FROM questions WHERE dataset_id = ${datasetId} ORDER BY position`.execute(db);
  return rows;
};

const namesOf = async (db: Db, people: readonly number[]): Promise<ReadonlyMap<number, string>> => {
  const { rows } = await sql<{ n: number; username: string }>`
    SELECT n, username FROM users WHERE n = ANY(${people}::int[])`.execute(db);
  return new Map(rows.map(({ n, username }) => [n, username]));
};

const idsOf = async (db: Db, ds: number, seqs: readonly number[]): Promise<ReadonlyMap<number, string>> => {
  const { rows } = await sql<{ seq: number; id: string }>`
    SELECT seq, id FROM records WHERE ds = ${ds} AND seq = ANY(${seqs}::bigint[])`.execute(db);
  return new Map(rows.map(({ seq, id }) => [Number(seq), id]));
};

async function intervalsOf({ figures, recordsOfPatterns: records }: QuestionQuality, wanted: boolean) {
  if (!wanted) return [];
  const { bootstrapSeed: seed } = limits;
  return thread.run({ figures: figures.map(({ terms }) => terms), records, draws: drawsFor(records), seed });
}

async function agentsOf(db: Db, question: QuestionRow, { counted, ds, where }: Measurement) {
  if (!counted || !question.has_suggestions) return { agents: [], agent_comparisons: [] };
  const read = { ds, where, counted };
  return {
    agents: await measureAgents(db, question, read),
    agent_comparisons: await compareAgents(db, question, read),
  };
}

async function measureQuestion(
  db: Db,
  question: QuestionRow,
  { patterns, records }: ComparedAnswers,
  measurement: Measurement,
) {
  const { type } = question.settings;
  const quality = questionQuality({ type, options: optionsOf(question) }, patterns);
  const [intervals, names, ids] = await Promise.all([
    intervalsOf(quality, measurement.intervals),
    namesOf(db, quality.people),
    idsOf(
      db,
      measurement.ds,
      quality.disputed.map(({ example }) => example),
    ),
  ]);
  const nameOf = (person: number) => names.get(person) ?? '';
  const namesOfPair = ([one, other]: readonly [number, number]): [string, string] => [nameOf(one), nameOf(other)];
  return {
    question_name: question.name,
    type,
    records,
    compared: quality.records,
    answers: quality.answers,
    usernames: quality.people.map(nameOf),
    figures: quality.figures.map(({ name, figure }, at) => ({
      name,
      ...presentFigure(figure),
      low: intervals[at]?.low ?? null,
      high: intervals[at]?.high ?? null,
    })),
    pair_figure: quality.pairFigure,
    pairs: quality.pairs.map(({ people, figure, ...counted }) => ({
      usernames: namesOfPair(people),
      ...counted,
      ...presentFigure(figure),
    })),
    options: quality.options.map(({ option, alpha, kappa, ...counted }) => ({
      value: option,
      ...counted,
      alpha: presentFigure(alpha),
      kappa: presentFigure(kappa),
    })),
    cells: quality.cells.map(({ answers: [one, other], records: counted }) => ({
      values: [one, other],
      records: counted,
    })),
    most_different: quality.mostDifferent
      ? { values: [...quality.mostDifferent.answers], usernames: namesOfPair(quality.mostDifferent.people) }
      : null,
    disputed: quality.disputed.flatMap(({ example, distance, answers }) => {
      const id = ids.get(example);
      if (id === undefined) return [];
      const given = answers.map(({ person, values }) => ({ username: nameOf(person), values: [...values] }));
      return [{ record_id: id, distance, answers: given }];
    }),
    ...(await agentsOf(db, question, measurement)),
  } satisfies WireQuestionQuality;
}

/** One question after the other, so that a measurement takes one connection. */
export async function measure(db: Db, measurement: Measurement): Promise<WireQuality> {
  const questions = await questionsOf(db, measurement);
  const items: WireQuestionQuality[] = [];
  for await (const answers of readAnswers(db, questions, measurement)) {
    const question = questions[items.length] as QuestionRow;
    items.push(await measureQuestion(db, question, answers, measurement));
  }
  return { items };
}
