import * as v from 'valibot';
import { wireLimits } from '../limits.ts';
import { itemsOf, text } from '../schemas.ts';
import { wireRoles, wireUser } from '../session/user.ts';

export const wirePerson = v.object({
  ...v.omit(wireUser, ['api_key', 'updated_at']).entries,
  workspaces: v.array(v.object({ id: v.string(), name: v.string() })),
});
export type WirePerson = v.InferOutput<typeof wirePerson>;

export const wirePeople = itemsOf(wirePerson);
export type WirePeople = v.InferOutput<typeof wirePeople>;

const name = text(wireLimits.name);

export const wirePersonUpdate = v.object({
  first_name: v.optional(name),
  last_name: v.nullish(name),
  role: v.optional(v.picklist(wireRoles)),
});
export type WirePersonUpdate = v.InferInput<typeof wirePersonUpdate>;

export const wireNewPassword = v.object({ password: v.string() });
export type WireNewPassword = v.InferOutput<typeof wireNewPassword>;
