import * as v from 'valibot';

// The annotations let bundlers drop unused functions.

/** Lower case with hyphens, for comparison; any other text stays unchanged. */
export const canonicalId = (text: string): string => {
  const digits = text.toLowerCase().replaceAll('-', '');
  return /^[0-9a-f]{32}$/.test(digits) && !/--|^-|-$/.test(text)
    ? digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
    : text;
};

/** Id in a request, with or without hyphens. Ids in responses may be any text. */
export const wireId = v.pipe(v.string(), v.transform(canonicalId), v.uuid('Input should be a valid UUID'));

/** Accepts numbers: the Python SDK sends values as its users wrote them. */
export const wireTextOrNumber = v.pipe(
  v.union([v.string(), v.number()], 'Input should be a valid string'),
  v.transform((value) => String(value)),
);

/** Term of metadata; the Python SDK may send a number or a boolean. */
export const wireTerm = v.union([v.string(), v.number(), v.boolean()], 'Input should be a valid string');

/** A missing key becomes null. */
/* @__NO_SIDE_EFFECTS__ */
export function orNull<S extends v.GenericSchema>(schema: S) {
  return v.nullish(schema, null);
}

/** Invalid values become undefined. */
/* @__NO_SIDE_EFFECTS__ */
export function ifValid<S extends v.GenericSchema>(schema: S) {
  return v.fallback(v.optional(schema), undefined);
}

/** Unknown words, which newer servers may send, become the fallback. */
/* @__NO_SIDE_EFFECTS__ */
export function picklistOr<const W extends string>(words: readonly W[], unknown: NoInfer<W>) {
  return v.fallback(v.picklist(words), unknown);
}

/** Keys may be missing but not null. The check for null comes first. */
/* @__NO_SIDE_EFFECTS__ */
export function withoutNull<S extends v.GenericSchema>(
  keys: readonly string[],
  schema: S,
): v.GenericSchema<v.InferInput<S>, v.InferOutput<S>> {
  const nullsOf = (input: Record<string, unknown>) => keys.filter((key) => input[key] === null);
  const piped = v.pipe(
    v.looseObject({}),
    v.check(
      (input) => nullsOf(input).length === 0,
      ({ input }) => `The following keys must have non-null values: ${nullsOf(input).join(',')}`,
    ),
    schema as v.GenericSchema<Record<string, unknown>, v.InferOutput<S>>,
  );
  return piped as v.GenericSchema<v.InferInput<S>, v.InferOutput<S>>;
}

/* @__NO_SIDE_EFFECTS__ */
export function itemsOf<S extends v.GenericSchema>(schema: S) {
  return v.object({ items: v.array(schema) });
}

/** Drops items of unknown types, which newer servers may send. */
/* @__NO_SIDE_EFFECTS__ */
export function itemsOfTypes<S extends v.GenericSchema>(types: readonly string[], schema: S) {
  const isKnown = (item: unknown) => {
    const type = settingsType(item);
    return type === undefined || types.includes(type);
  };
  return v.object({ items: v.pipe(v.array(v.unknown()), v.filterItems(isKnown), v.array(schema)) });
}

function settingsType(item: unknown) {
  const settings = isObject(item) ? item.settings : undefined;
  return isObject(settings) && typeof settings.type === 'string' ? settings.type : undefined;
}

interface Limits {
  readonly min: number;
  readonly max?: number;
}

const noMaximum = Number.MAX_SAFE_INTEGER;

/** Lengths are in code points, as in Python. */
/* @__NO_SIDE_EFFECTS__ */
export function text({ min, max }: Required<Limits>) {
  return v.pipe(
    v.string(),
    v.check((value) => codePoints(value, min) >= min, `String should have at least ${counted(min, 'character')}`),
    v.check((value) => codePoints(value, max) <= max, `String should have at most ${counted(max, 'character')}`),
  );
}

/** `1 item`, `2 items` */
export const counted = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;

/** Exact up to the limit; the exact number beyond twice the limit does not matter. */
const codePoints = (value: string, limit: number) => (value.length > 2 * limit ? limit + 1 : [...value].length);

/* @__NO_SIDE_EFFECTS__ */
export function list<S extends v.GenericSchema>(schema: S, { min, max = noMaximum }: Limits) {
  return v.pipe(
    v.array(schema),
    v.minLength(min, `List should have at least ${counted(min, 'item')}`),
    v.maxLength(max, `List should have at most ${counted(max, 'item')}`),
  );
}

/* @__NO_SIDE_EFFECTS__ */
export function wholeNumber({ min, max = noMaximum }: Limits) {
  return v.pipe(
    v.number(),
    v.integer('Input should be a valid integer'),
    v.minValue(min, `Input should be greater than or equal to ${min}`),
    v.maxValue(max, `Input should be less than or equal to ${max}`),
  );
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Object with any keys and values. */
export const wireMap = v.custom<Record<string, unknown>>(isObject, 'Input should be a valid dictionary');

/** Object with any keys. `v.record` would drop a question named `constructor`. */
/* @__NO_SIDE_EFFECTS__ */
export function mapOf<S extends v.GenericSchema>(schema: S) {
  return v.pipe(
    v.custom<Record<string, v.InferInput<S>>>(isObject, 'Input should be a valid dictionary'),
    v.rawTransform(({ dataset, config: { abortEarly = false }, addIssue }) => {
      const input: Record<string, unknown> = dataset.value;
      const parsed: (readonly [string, unknown])[] = [];
      for (const [key, value] of Object.entries(input)) {
        const result = v.safeParse(schema, value, { abortEarly });
        const pathItem = { type: 'object', origin: 'value', input, key, value } as const;
        for (const { message, input: found, path = [] } of result.issues ?? [])
          addIssue({ message, input: found, path: [pathItem, ...path] });
        if (abortEarly && !result.success) break;
        parsed.push([key, result.output]);
      }
      return Object.fromEntries(parsed) as Record<string, v.InferOutput<S>>;
    }),
  );
}
