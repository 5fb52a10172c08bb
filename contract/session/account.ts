import * as v from 'valibot';
import { wireLimits } from '../limits.ts';
import { text } from '../schemas.ts';

export const wirePasswordChange = v.object({ current_password: v.string(), new_password: text(wireLimits.password) });
export type WirePasswordChange = v.InferInput<typeof wirePasswordChange>;
