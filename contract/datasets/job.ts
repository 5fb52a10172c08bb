import * as v from 'valibot';
import { wireLimits } from '../limits.ts';
import { ifValid, list, orNull, wireMap } from '../schemas.ts';

/** The status may be any text. Only this server says why a job failed and how far it is. */
export const wireJob = v.object({
  id: v.string(),
  status: v.string(),
  error: ifValid(v.string()),
  progress: ifValid(wireMap),
});
export type WireJob = v.InferOutput<typeof wireJob>;

const pair = v.object({ source: v.string(), target: v.string() });
const pairs = v.nullish(v.array(pair), []);

/** An import from the hub: its columns are the sources, our names the targets. */
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

/** An export to the hub, with the right of whoever's token it is. */
export const wireExport = v.object({
  name: v.pipe(
    v.string(),
    v.regex(/^(?!\.)[\w.-]{1,96}(\/(?!\.)[\w.-]{1,96})?$/, 'Input should be the name of a dataset of the hub'),
  ),
  subset: v.optional(pathPart('the name of a subset'), 'default'),
  split: v.optional(pathPart('the name of a split'), 'train'),
  private: v.optional(v.boolean(), false),
  token: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,500}$/, 'Input should be a token of the hub')),
});
