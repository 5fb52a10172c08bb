import fc, { type Arbitrary } from 'fast-check';
import type * as v from 'valibot';
import { anything, someNumber, someText, type Words } from './hostile.ts';

/** Internals of a valibot schema; only the properties of its kind exist. */
interface Inside {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Inside>>;
  readonly item?: Inside;
  readonly items?: readonly Inside[];
  readonly wrapped?: Inside;
  readonly options?: readonly (Inside | string)[];
  readonly literal?: unknown;
  readonly requirement?: unknown;
  readonly pipe?: readonly Inside[];
}

const atLeast = ({ pipe = [] }: Inside) => {
  const found = pipe.find(({ type }) => type === 'min_length')?.requirement;
  return typeof found === 'number' ? Math.min(found, 3) : 0;
};

const isUuid = ({ pipe = [] }: Inside) => pipe.some(({ type }) => type === 'uuid');

/** Pipes such as those of `withoutNull` have their shape in one of their parts. */
const meant = (schema: Inside): Inside =>
  schema.type === 'loose_object' ? (schema.pipe?.findLast(({ type }) => type === 'object') ?? schema) : schema;

type Make = (schema: Inside, words: Words) => Arbitrary<unknown>;

const makers: Readonly<Record<string, Make>> = {
  object: ({ entries = {} }, words) =>
    fc.record(Object.fromEntries(Object.entries(entries).map(([key, entry]) => [key, valid(entry, words)]))),
  array: (schema, words) =>
    fc.array(schema.item ? valid(schema.item, words) : anything(words), { minLength: atLeast(schema), maxLength: 4 }),
  tuple: ({ items = [] }, words) => fc.tuple(...items.map((item) => valid(item, words))),
  string: (schema, words) =>
    isUuid(schema) ? fc.constantFrom(...words.filter((word) => word.length === 36)) : someText(words),
  number: () => someNumber,
  boolean: () => fc.boolean(),
  picklist: ({ options = [] }) => fc.constantFrom(...options),
  literal: ({ literal }) => fc.constant(literal),
  variant: ({ options = [] }, words) => fc.oneof(...options.map((option) => valid(option as Inside, words))),
  union: ({ options = [] }, words) => fc.oneof(...options.map((option) => valid(option as Inside, words))),
  nullish: ({ wrapped }, words) => fc.oneof(valid(wrapped, words), fc.constantFrom(null, undefined)),
  nullable: ({ wrapped }, words) => fc.oneof(valid(wrapped, words), fc.constant(null)),
  optional: ({ wrapped }, words) => fc.oneof(valid(wrapped, words), fc.constant(undefined)),
  exact_optional: ({ wrapped }, words) => fc.oneof(valid(wrapped, words), fc.constant(undefined)),
};

function valid(schema: Inside | undefined, words: Words): Arbitrary<unknown> {
  if (!schema) return anything(words);
  const inner = meant(schema);
  return (makers[inner.type] ?? ((_, known) => anything(known)))(inner, words);
}

export const shaped = (schema: v.GenericSchema, words: Words): Arbitrary<unknown> =>
  valid(schema as unknown as Inside, words);

/** The same with one value replaced. */
export const spoiled = (values: Arbitrary<unknown>, words: Words): Arbitrary<unknown> =>
  fc
    .tuple(values, fc.nat(), anything(words))
    .map(([value, at, other]) => (typeof value === 'object' && value !== null ? spoil(value, at, other) : other));

function spoil(value: object, at: number, other: unknown): unknown {
  const keys = Object.keys(value);
  const key = keys[at % Math.max(1, keys.length)];
  if (key === undefined) return other;
  const inner: unknown = Reflect.get(value, key);
  const changed = typeof inner === 'object' && inner !== null && at % 3 !== 0 ? spoil(inner, at >> 2, other) : other;
  return Array.isArray(value) ? value.with(Number(key), changed) : { ...value, [key]: changed };
}
