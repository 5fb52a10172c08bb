import { sql } from 'kysely';
import type { QuestionType } from '#domain/annotation/answer.ts';
import type { AnswersByView } from '#domain/quality/agents/agent-report.ts';
import type { ScoreBin, ScoreCut } from '#domain/quality/agents/calibration.ts';
import type { Proportion } from '#domain/quality/agents/proportions.ts';
import type { Db } from '../../../schema/database.ts';
import { type AgentsRead, comparedAnswers, formOf, type SuggestedQuestion } from './compared-answers.ts';

/** Values are JSON texts. */
export interface CountedPair {
  readonly agent: string;
  readonly suggestion: string;
  readonly answer: string;
  readonly answers: number;
  readonly records: number;
}

interface AgentTotals {
  readonly agent: string;
  readonly answers: AnswersByView;
  /** Responses given with the suggestion in view. */
  readonly discarded: number;
  readonly blind: Proportion;
  readonly shown: Proportion;
}

type OfAgent<T> = T & { readonly agent: string };

interface CountedAnswers {
  readonly totals: readonly AgentTotals[];
  readonly pairs: readonly CountedPair[];
  readonly bins: readonly OfAgent<ScoreBin>[];
  readonly cuts: readonly OfAgent<ScoreCut>[];
}

/** Table `grouped`: answers with the same values. Forms are expensive, hence after the counting. */
const grouped = (question: SuggestedQuestion) => sql`grouped AS MATERIALIZED (
    SELECT agent, view, answers, suggestion, counted, suggestion = said AS is_equal FROM (
      SELECT agent, view, answers, ${formOf(question, sql`suggestion`)} AS suggestion, ${formOf(question, sql`said`)} AS said,
        CASE WHEN counted IS NOT NULL THEN ${formOf(question, sql`counted`)} END AS counted
      FROM (
        SELECT agent, view, suggestion, said, counted, count(*)::int AS answers FROM compared
        GROUP BY agent, view, suggestion, said, counted) AS each) AS formed)`;

/** Table `answered`: records with the same answer to a suggestion. */
const answered = sql`answered AS MATERIALIZED (
    SELECT agent, seq, score, suggestion, counted, count(*)::int AS answers,
      CASE WHEN suggestion = counted THEN count(*)::int ELSE 0 END AS equal
    FROM compared WHERE counted IS NOT NULL GROUP BY agent, seq, score, suggestion, counted)`;

const sumIn = (view: string, isEqual = sql`true`) =>
  sql`coalesce(sum(answers) FILTER (WHERE view = ${sql.lit(view)} AND ${isEqual}), 0)`;

const proportionIn = (view: string) =>
  sql`json_build_object('of', ${sumIn(view)}, 'count', ${sumIn(view, sql`is_equal`)})`;

const totals = sql`SELECT agent,
    json_build_object('blind', ${sumIn('blind')}, 'shown', ${sumIn('shown')}, 'unknown', ${sumIn('unknown')}) AS answers,
    ${sumIn('discarded')} AS discarded, ${proportionIn('blind')} AS blind, ${proportionIn('shown')} AS shown
  FROM grouped GROUP BY agent ORDER BY agent`;

const pairsOfSets = sql`SELECT agent, suggestion::text AS suggestion, counted::text AS answer, sum(answers) AS answers,
    sum(answers) AS records
  FROM grouped WHERE counted IS NOT NULL GROUP BY agent, grouped.suggestion, counted ORDER BY agent, 2, 3`;

const pairs = sql`SELECT agent, suggestion::text AS suggestion, counted::text AS answer, sum(answers) AS answers,
    count(*) AS records
  FROM answered GROUP BY agent, answered.suggestion, counted ORDER BY agent, 2, 3`;

/** The highest tenth includes 1. */
const bins = sql`SELECT agent, least(floor(score * 10), 9) AS bin, sum(answers) AS answers, sum(score * answers) AS scores,
    sum(equal) AS equal
  FROM answered WHERE score IS NOT NULL GROUP BY agent, bin ORDER BY agent, bin`;

/** The lowest score for each precision in per cent, rounded down. */
const cuts = sql`SELECT DISTINCT ON (agent, 100 * equal / answers) agent, score, equal::float8 / answers::float8 AS precision,
    suggestions
  FROM (
    SELECT agent, score, sum(answers) OVER down AS answers, sum(equal) OVER down AS equal,
      sum(suggestions) OVER down AS suggestions
    FROM (
      SELECT agent, score, sum(answers)::int AS answers, sum(equal)::int AS equal, count(DISTINCT seq)::int AS suggestions
      FROM answered WHERE score IS NOT NULL GROUP BY agent, score) AS each
    WINDOW down AS (PARTITION BY agent ORDER BY score DESC)) AS summed
  ORDER BY agent, 100 * equal / answers, score`;

const nothing = sql`SELECT WHERE false`;

/** Cells of labels and ratings count records too. */
function pairsFor(type: QuestionType) {
  if (type === 'multi_label_selection') return pairsOfSets;
  return type === 'label_selection' || type === 'rating' ? pairs : nothing;
}

/** Answers are compared in the database; suggestions with few different values are counted there too. */
export async function countAgentAnswers(
  db: Db,
  question: SuggestedQuestion,
  read: AgentsRead,
): Promise<CountedAnswers> {
  const { type } = question.settings;
  const hasScores = type === 'label_selection' || type === 'rating';
  const rows = (query: typeof nothing) => sql`(SELECT coalesce(json_agg(row), '[]') FROM (${query}) AS row)`;
  const { rows: found } =
    await sql<CountedAnswers>`WITH ${comparedAnswers(question, read)}, ${grouped(question)}, ${answered}
    SELECT ${rows(totals)} AS totals, ${rows(pairsFor(type))} AS pairs,
      ${rows(hasScores ? bins : nothing)} AS bins, ${rows(hasScores ? cuts : nothing)} AS cuts`.execute(db);
  return found[0] as CountedAnswers;
}
