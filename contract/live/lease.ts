import * as v from 'valibot';

/** `force=true` exceeds the number of leases: for annotators whose queue has only records that others lease. */
export const wireLeaseQuery = v.object({ force: v.optional(v.picklist(['true', 'false'])) });

/** Null if no lease is needed: the record is completed, or the user has answered it. */
export const wireLease = v.object({ expires_at: v.nullable(v.string()) });
export type WireLease = v.InferOutput<typeof wireLease>;
