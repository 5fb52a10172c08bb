import * as v from 'valibot';

/**
 * `force=true` takes a place beyond those that are free: for the queue of an annotator that has no record left but
 * what others hold.
 */
export const wireLeaseQuery = v.object({ force: v.optional(v.picklist(['true', 'false'])) });

/** Null where nothing is held, because nobody needs to: the record is completed, or the user has answered it. */
export const wireLease = v.object({ expires_at: v.nullable(v.string()) });
export type WireLease = v.InferOutput<typeof wireLease>;
