import * as v from 'valibot';

/** The statuses known so far; when reading, any text. */
export const wireJobStatuses = [
  'queued',
  'started',
  'scheduled',
  'deferred',
  'finished',
  'failed',
  'stopped',
  'canceled',
] as const;

export const wireJob = v.object({ id: v.string(), status: v.string() });
export type WireJob = v.InferOutput<typeof wireJob>;

const pairs = v.array(v.object({ source: v.string(), target: v.string() }));

/** An import from the hub: its columns are the sources, our names the targets. */
export const wireImport = v.object({
  name: v.pipe(v.string(), v.minLength(1)),
  subset: v.pipe(v.string(), v.minLength(1)),
  split: v.pipe(v.string(), v.minLength(1)),
  mapping: v.object({
    fields: v.pipe(pairs, v.minLength(1)),
    metadata: v.nullish(pairs, []),
    suggestions: v.nullish(pairs, []),
    external_id: v.nullish(v.string(), null),
  }),
});
export type WireImport = v.InferInput<typeof wireImport>;
