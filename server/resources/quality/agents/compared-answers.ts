import { type RawBuilder, sql } from 'kysely';
import type { QuestionType } from '#domain/annotation/answer.ts';
import type { CountedAnswers } from '#domain/quality/agents/agent-report.ts';
import { blindAnswerTo, comparable } from '../../../search/sql/team-answers.ts';
import type { Condition } from '../../../search/sql/value.ts';
import type { ComparedQuestionRow } from '../compared-values.ts';

export interface AgentsRead {
  readonly ds: number;
  /** Conditions on the responses `re`. */
  readonly where: Condition;
  readonly counted: CountedAnswers;
}

export interface SuggestedQuestion extends ComparedQuestionRow {
  readonly n: number;
}

const withoutScore = (
  value: RawBuilder<unknown>,
) => sql`(SELECT coalesce(jsonb_agg(element - 'score' ORDER BY element - 'score'), '[]')
  FROM jsonb_array_elements(CASE jsonb_typeof(${value}) WHEN 'array' THEN ${value} ELSE '[]' END) AS element)`;

/** Values that are equal if the answers are: the order of labels, spans and ranks does not matter. */
const canonical: { readonly [T in QuestionType]: (value: RawBuilder<unknown>) => RawBuilder<unknown> } = {
  text: (value) => value,
  label_selection: (value) => value,
  multi_label_selection: comparable,
  rating: (value) => value,
  ranking: comparable,
  span: withoutScore,
};

export const formOf = ({ settings }: SuggestedQuestion, value: RawBuilder<unknown>) => canonical[settings.type](value);

/**
 * Table `compared`: suggestions to a question with each response to the same record. `said` is the answer as it was
 * given, `counted` the one that the figures compare, null for none.
 */
export const comparedAnswers = (
  { name, n }: SuggestedQuestion,
  { ds, where, counted }: AgentsRead,
): RawBuilder<unknown> => sql`compared AS MATERIALIZED (
    SELECT agent, seq, score, suggestion, coalesce(blind, current) AS said,
      CASE WHEN status = 'discarded' THEN 'discarded' WHEN blind IS NOT NULL THEN 'blind'
        WHEN seen = 'true' THEN 'shown' ELSE 'unknown' END AS view,
      CASE WHEN status = 'submitted' THEN ${counted === 'all' ? sql`current` : sql`blind`} END AS counted
    FROM (
      SELECT coalesce(s.agent, '') COLLATE "C" AS agent, s.seq, CASE WHEN s.scores IS NULL THEN s.score END AS score, s.value AS suggestion,
        re."values" -> ${name}::text -> 'value' AS current, ${blindAnswerTo({ name })} AS blind,
        re.suggestions_seen -> ${name}::text AS seen, re.status
      FROM suggestions s JOIN responses re ON re.ds = s.ds AND re.seq = s.seq
      WHERE s.ds = ${ds} AND re.ds = ${ds} AND s.question_n = ${n} AND ${where}
        AND (re.status = 'submitted' AND re."values" ? ${name}::text
          OR re.status = 'discarded' AND re.suggestions_seen -> ${name}::text = 'true')
      OFFSET 0
    ) AS each)`;
