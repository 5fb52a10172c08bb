import * as v from 'valibot';
import { itemsOf } from '../schemas.ts';

export const wireOAuthProvider = v.object({ name: v.string() });
export type WireOAuthProvider = v.InferOutput<typeof wireOAuthProvider>;

export const wireOAuthProviders = itemsOf(wireOAuthProvider);
export type WireOAuthProviders = v.InferOutput<typeof wireOAuthProviders>;
