import * as v from 'valibot';
import { wireLimits } from '../limits.ts';
import { ifValid, list, orNull, wireMap } from '../schemas.ts';

/** The status may be any text. Only this server sends `error` and `progress`. */
export const wireJob = v.object({
  id: v.string(),
  status: v.string(),
  error: ifValid(v.string()),
  progress: ifValid(wireMap),
});
export type WireJob = v.InferOutput<typeof wireJob>;

const pair = v.object({ source: v.string(), target: v.string() });
const pairs = v.nullish(v.array(pair), []);

/** Import from the hub: sources are columns of the hub, targets are names in the dataset. */
export const wireImport = v.object({
  name: v.pipe(v.string(), v.minLength(1)),
  subset: v.pipe(v.string(), v.minLength(1)),
  split: v.pipe(v.string(), v.minLength(1)),
  mapping: v.object({
    fields: list(pair, wireLimits.mappedFields),
    metadata: pairs,
    suggestions: pairs,
    external_id: orNull(v.string()),
  }),
});
export type WireImport = v.InferInput<typeof wireImport>;

const pathPart = (what: string) => v.pipe(v.string(), v.regex(/^(?!\.+$)[\w.-]{1,96}$/, `Input should be ${what}`));

/** Export to the hub with the rights of the token's owner. */
export const wireExport = v.object({
  name: v.pipe(
    v.string(),
    v.regex(/^(?!\.)[\w.-]{1,96}(\/(?!\.)[\w.-]{1,96})?$/, 'Input should be the name of a dataset on the hub'),
  ),
  subset: v.optional(pathPart('the name of a subset'), 'default'),
  split: v.optional(pathPart('the name of a split'), 'train'),
  private: v.optional(v.boolean(), false),
  token: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,500}$/, 'Input should be an access token of the hub')),
});
