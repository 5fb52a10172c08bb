import * as v from 'valibot';
import { wireLimits } from '../limits.ts';
import { itemsOf, orNull, text, wireId } from '../schemas.ts';

/** Clients treat unknown roles as annotators. */
export const wireUser = v.object({
  id: v.string(),
  username: v.string(),
  first_name: v.string(),
  last_name: orNull(v.string()),
  role: v.string(),
  api_key: orNull(v.string()),
  inserted_at: v.string(),
  updated_at: v.string(),
});
export type WireUser = v.InferOutput<typeof wireUser>;

export const wireUsers = itemsOf(wireUser);

export const wireRoles = ['owner', 'admin', 'annotator'] as const;

const name = text(wireLimits.name);

export const wireUserCreate = v.object({
  id: v.nullish(wireId),
  username: name,
  first_name: name,
  last_name: v.nullish(name),
  role: v.optional(v.picklist(wireRoles), 'annotator'),
  password: text(wireLimits.password),
});

export const wireUserUpdate = v.object({
  username: v.optional(name),
  first_name: v.optional(name),
  last_name: v.nullish(name),
  role: v.optional(v.picklist(wireRoles)),
  password: v.optional(text(wireLimits.password)),
});
export type WireUserUpdate = v.InferOutput<typeof wireUserUpdate>;
