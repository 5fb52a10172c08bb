import * as v from 'valibot';
import { wireMap } from '../schemas.ts';

/** Type of a column in the hub. `Struct` is our own name. */
export type WireFeature =
  | { readonly _type: 'Value'; readonly dtype: string }
  | { readonly _type: 'Image' }
  | { readonly _type: 'ClassLabel'; readonly names: readonly string[] }
  | { readonly _type: 'List'; readonly feature: WireFeature }
  | { readonly _type: 'Struct'; readonly members: readonly string[] }
  | { readonly _type: 'Unknown'; readonly name: string };

const inner: v.GenericSchema<unknown, WireFeature> = v.lazy(() => wireFeature);

const asList = (feature: WireFeature) => ({ _type: 'List', feature }) as const;

const list = v.pipe(
  v.object({ _type: v.picklist(['List', 'Sequence', 'LargeList']), feature: inner }),
  v.transform(({ feature }) => asList(feature)),
);

/** Older notation of lists. */
const bracketed = v.pipe(
  v.tuple([inner]),
  v.transform(([feature]) => asList(feature)),
);

/** A member may be called `_type`; its value is then not a text. */
const struct = v.pipe(
  wireMap,
  v.check(({ _type }) => typeof _type !== 'string'),
  v.transform((members) => ({ _type: 'Struct', members: Object.keys(members) }) as const),
);

const known: v.GenericSchema<unknown, WireFeature> = v.union([
  v.object({ _type: v.literal('Value'), dtype: v.string() }),
  v.object({ _type: v.literal('Image') }),
  v.object({ _type: v.literal('ClassLabel'), names: v.array(v.string()) }),
  list,
  bracketed,
  struct,
]);

const unknown = v.pipe(
  v.fallback(v.object({ _type: v.string() }), { _type: 'unknown' }),
  v.transform(({ _type: name }) => ({ _type: 'Unknown', name }) as const),
);

/** Unknown types keep the name that the hub gives them. */
export const wireFeature: v.GenericSchema<unknown, WireFeature> = v.union([known, unknown]);
