import * as v from 'valibot';

/** Form-encoded. */
export const wireSignIn = v.object({ username: v.string(), password: v.string() });
export type WireSignIn = v.InferInput<typeof wireSignIn>;

export const wireToken = v.object({ access_token: v.string(), token_type: v.optional(v.string(), 'bearer') });
export type WireToken = v.InferOutput<typeof wireToken>;
