import * as v from 'valibot';
import { orNull } from '../schemas.ts';
import { wireNamedFigure } from './figure.ts';

const interval = { low: v.number(), high: v.number() };
const rate = orNull(v.object({ value: v.number(), ...interval }));
const proportion = v.object({ count: v.number(), of: v.number() });

/** Suggestions of an agent to a question, compared with submitted answers to the same records. */
export const wireAgentQuality = v.object({
  /** Empty for suggestions without the name of an agent. */
  agent: v.string(),
  /** Submitted answers by whether the suggestion was in view. */
  answers: v.object({ blind: v.number(), shown: v.number(), unknown: v.number() }),
  /** Number of answers that the figures compare. */
  compared: v.number(),
  figures: v.array(wireNamedFigure),
  /** Labels that a suggestion or an answer has. Figures that divide by zero are null. */
  labels: v.array(
    v.object({
      value: v.string(),
      suggested: v.number(),
      answered: v.number(),
      both: v.number(),
      precision: orNull(v.number()),
      recall: orNull(v.number()),
      f1: v.number(),
      /** With Wilson's intervals. */
      true_positive_rate: rate,
      true_negative_rate: rate,
    }),
  ),
  cells: v.array(v.object({ suggestion: v.string(), answer: v.string(), answers: v.number(), records: v.number() })),
  /** Suggestions with one score, to questions with labels or ratings. */
  calibration: orNull(
    v.object({
      curve: v.array(
        v.object({
          from: v.number(),
          to: v.number(),
          answers: v.number(),
          mean_score: v.number(),
          /** Answers equal to the suggestion. */
          equal: v.number(),
        }),
      ),
      expected_error: v.number(),
      /** Suggestions with a score and an answer. */
      suggestions: v.number(),
      /** Lowest scores from which more of the answers are equal, and how many suggestions have them. */
      cuts: v.array(v.object({ score: v.number(), precision: v.number(), suggestions: v.number() })),
    }),
  ),
  /** Responses given with the suggestion in view. */
  outcomes: v.object({ accepted: v.number(), changed: v.number(), discarded: v.number() }),
  /** Answers equal to the suggestion, with it in view and without; the difference has Newcombe's interval. */
  anchoring: v.object({
    shown: proportion,
    blind: proportion,
    difference: rate,
  }),
});
export type WireAgentQuality = v.InferOutput<typeof wireAgentQuality>;

/** Two agents on the answers to records that both made suggestions to, by McNemar's test. */
export const wireAgentComparison = v.object({
  agents: v.tuple([v.string(), v.string()]),
  answers: v.number(),
  /** Answers equal to the suggestion of only one of them. */
  only_first: v.number(),
  only_second: v.number(),
  /** Null if both are right about the same answers. */
  method: orNull(v.picklist(['exact', 'chi-squared'])),
  p_value: orNull(v.number()),
});
export type WireAgentComparison = v.InferOutput<typeof wireAgentComparison>;
