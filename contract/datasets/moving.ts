import * as v from 'valibot';
import { wireLimits } from '../limits.ts';
import { text, wireId } from '../schemas.ts';

export const wireMove = v.object({ workspace_id: wireId });

/** Usernames of annotators and admins whose access changes; owners see all datasets. */
export const wireMoveEffect = v.object({
  losing: v.array(v.string()),
  gaining: v.array(v.string()),
  /** Responses of those who lose access. They stay. */
  answers: v.number(),
});
export type WireMoveEffect = v.InferOutput<typeof wireMoveEffect>;

export const wireDuplication = v.object({
  name: text(wireLimits.name),
  workspace_id: wireId,
  /** Responses are never copied. */
  with_records: v.boolean(),
});
