import * as v from 'valibot';

export const wireProgress = v.object({
  total: v.number(),
  completed: v.number(),
  pending: v.number(),
  users: v.optional(v.array(v.object({ username: v.string() })), []),
});
export type WireProgress = v.InferOutput<typeof wireProgress>;

const shares = v.object({ submitted: v.number(), draft: v.number(), discarded: v.number() });

/** Response counts of each user who answered, separately for completed and pending records. */
export const wireUsersProgress = v.object({
  users: v.array(v.object({ username: v.string(), completed: shares, pending: shares })),
});
export type WireUsersProgress = v.InferOutput<typeof wireUsersProgress>;

export const wireMetrics = v.object({
  responses: v.object({
    total: v.number(),
    submitted: v.number(),
    discarded: v.number(),
    draft: v.number(),
    pending: v.number(),
  }),
});
export type WireMetrics = v.InferOutput<typeof wireMetrics>;
