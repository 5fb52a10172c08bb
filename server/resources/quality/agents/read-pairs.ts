import { sql } from 'kysely';
import type { QuestionType } from '#domain/annotation/answer.ts';
import type { ComparedPair } from '#domain/quality/agents/compared-pairs.ts';
import { comparableTexts, haveFewAnswers, maxSampled } from '#domain/quality/comparable-answers.ts';
import type { ComparedValues } from '#domain/quality/question-figures.ts';
import type { Db } from '../../../schema/database.ts';
import { readValue } from '../compared-values.ts';
import { isSampled } from '../read-answers.ts';
import { type AgentsRead, comparedAnswers, type SuggestedQuestion } from './compared-answers.ts';
import type { CountedPair } from './count-answers.ts';

type Pair = ComparedPair<ComparedValues[QuestionType]>;

/** Pairs of each agent. */
export type PairsByAgent = ReadonlyMap<string, readonly Pair[]>;

async function samplePairs(db: Db, question: SuggestedQuestion, read: AgentsRead, total: number) {
  const { rows } = await sql<CountedPair>`
    WITH ${comparedAnswers(question, { ...read, where: sql`(${read.where} AND ${isSampled(maxSampled(question.settings.type), total)})` })}
    SELECT agent, suggestion::text AS suggestion, counted::text AS answer, 1 AS answers, 1 AS records FROM compared
    WHERE counted IS NOT NULL ORDER BY hashint8(seq), seq, answer`.execute(db);
  return rows;
}

function pairOf(
  { settings }: SuggestedQuestion,
  { suggestion, answer, answers, records }: CountedPair,
): readonly Pair[] {
  const [suggested, given] = [suggestion, answer].map((value) => readValue(JSON.parse(value), settings as never, 0));
  if (suggested === undefined || given === undefined) return [];
  return [{ suggestion: suggested, answer: given, answers, records }];
}

/** Counted pairs, or a sample of those that have many different values. */
export async function readPairs(
  db: Db,
  question: SuggestedQuestion,
  read: AgentsRead,
  { pairs, total }: { readonly pairs: readonly CountedPair[]; readonly total: number },
): Promise<PairsByAgent> {
  const counted = haveFewAnswers(question.settings.type) && question.settings.type !== 'ranking';
  const found = counted || total === 0 ? pairs : await samplePairs(db, question, read, total);
  const byAgent = new Map<string, Pair[]>();
  for (const pair of question.settings.type === 'text' ? comparableTexts(found) : found) {
    const known = byAgent.get(pair.agent) ?? [];
    byAgent.set(pair.agent, known);
    known.push(...pairOf(question, pair));
  }
  return byAgent;
}
