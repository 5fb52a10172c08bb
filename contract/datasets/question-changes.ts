import * as v from 'valibot';
import { wireId } from '../schemas.ts';

const counts = { answers: v.number(), suggestions: v.number() };

/** Counts responses of any status. */
export const wireQuestionUsage = v.object({
  ...counts,
  /** Submitted responses without an answer to the question. */
  submitted_without: v.number(),
  /** Only options that are used. */
  options: v.array(v.object({ value: v.string(), ...counts })),
});
export type WireQuestionUsage = v.InferOutput<typeof wireQuestionUsage>;

export const wireRequirement = v.object({ required: v.boolean() });

/** Values of labels. */
export const wireLabelRemoval = v.object({ values: v.pipe(v.array(v.string()), v.minLength(1)) });

/** All questions of the dataset. */
export const wireQuestionOrder = v.object({ ids: v.pipe(v.array(wireId), v.minLength(1)) });
