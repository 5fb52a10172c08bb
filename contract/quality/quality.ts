import * as v from 'valibot';
import { wireFilters, wireQuery } from '../annotation/search.ts';
import { wireQuestionTypes } from '../datasets/kinds.ts';
import { wireLimits } from '../limits.ts';
import { itemsOf, list, orNull } from '../schemas.ts';
import { wireAgentComparison, wireAgentQuality } from './agents.ts';
import { wireFigure, wireNamedFigure } from './figure.ts';

const time = v.pipe(v.string(), v.isoTimestamp('Input should be a valid datetime'));

/** Limits the answers to those of records that a search finds, of some users, and to a time. */
export const wireQualityRequest = v.object({
  query: orNull(wireQuery),
  filters: orNull(wireFilters),
  usernames: orNull(list(v.string(), wireLimits.qualityUsers)),
  since: orNull(time),
  until: orNull(time),
  /** Whether to compute intervals, which takes longer. */
  intervals: v.optional(v.boolean(), true),
  /** Answers that suggestions are compared with: those given without a suggestion in view, all, or null for none. */
  answers: v.optional(v.nullable(v.picklist(['blind', 'all'])), 'blind'),
});
export type WireQualityRequest = v.InferInput<typeof wireQualityRequest>;

const two = v.tuple([v.string(), v.string()]);

/** Agreement of the submitted answers to one question. Figures are described in `docs/quality.md`. */
const wireQuestionQuality = v.object({
  question_name: v.string(),
  type: v.picklist(wireQuestionTypes),
  /** Records with at least two answers. */
  records: v.number(),
  /** Number of these records that are compared: all, or a sample. */
  compared: v.number(),
  /** Answers to the compared records. */
  answers: v.number(),
  usernames: v.array(v.string()),
  /** The first is the share of equal answers, the second the main coefficient. */
  figures: v.array(v.object({ ...wireNamedFigure.entries, low: orNull(v.number()), high: orNull(v.number()) })),
  pair_figure: v.string(),
  /** Each two users; `different` counts the records in which their answers are not equal. */
  pairs: v.array(v.object({ usernames: two, records: v.number(), different: v.number(), ...wireFigure.entries })),
  options: v.array(
    v.object({
      value: v.string(),
      answers: v.number(),
      /** Records in which at least one answer has this option, and in which all have it. */
      records: v.number(),
      unanimous: v.number(),
      alpha: wireFigure,
      kappa: wireFigure,
    }),
  ),
  /** Records in which both answers were given; for equal answers, by all users. */
  cells: v.array(v.object({ values: two, records: v.number() })),
  most_different: orNull(v.object({ values: two, usernames: two })),
  /** Most disputed records first. */
  disputed: v.array(
    v.object({
      record_id: v.string(),
      distance: v.number(),
      /** Options in the order of the answer, the start of a text, or each label with its start and end. */
      answers: v.array(v.object({ username: v.string(), values: v.array(v.string()) })),
    }),
  ),
  agents: v.array(wireAgentQuality),
  agent_comparisons: v.array(wireAgentComparison),
});
export type WireQuestionQuality = v.InferOutput<typeof wireQuestionQuality>;

export const wireQuality = itemsOf(wireQuestionQuality);
export type WireQuality = v.InferOutput<typeof wireQuality>;
