import fc, { type Arbitrary } from 'fast-check';
import type * as v from 'valibot';

/** What a schema of the contract looks like from within; only what its kind has is there. */
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

/** Texts that mean something where they are sent to: names, ids, values. */
export type Words = readonly string[];

const hostile = [
  '',
  ' ',
  '\u0000',
  "'; DROP TABLE users; --",
  '</script><script>alert(1)</script>',
  '../../etc/passwd',
  '%00',
  '🙂'.repeat(20),
  'ى'.repeat(300),
  '__proto__',
  'constructor',
  ')(&|!:*\\"',
  'NaN',
  '\ud800',
  'x'.repeat(20_000),
];

const numbers = fc.oneof(
  fc.integer({ min: -2, max: 12 }),
  fc.constantFrom(0.5, -0, 1e308, 2 ** 53, -(2 ** 53), 1e-320, 500, 501, 1000, 1001),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

const texts = (words: Words) =>
  fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...words) }, fc.constantFrom(...hostile), fc.string());

/** Anything that JSON can say. */
const anything = (words: Words): Arbitrary<unknown> =>
  fc.oneof(
    { maxDepth: 3 },
    texts(words),
    numbers,
    fc.constantFrom(null, true, false, [], {}),
    fc.array(texts(words), { maxLength: 3 }),
    fc.dictionary(texts(words), fc.oneof(texts(words), numbers, fc.jsonValue({ maxDepth: 2 })), { maxKeys: 4 }),
  );

const atLeast = ({ pipe = [] }: Inside) => {
  const found = pipe.find(({ type }) => type === 'min_length')?.requirement;
  return typeof found === 'number' ? Math.min(found, 3) : 0;
};

const isUuid = ({ pipe = [] }: Inside) => pipe.some(({ type }) => type === 'uuid');

type Make = (schema: Inside, words: Words) => Arbitrary<unknown>;

const makers: Readonly<Record<string, Make>> = {
  object: ({ entries = {} }, words) =>
    fc.record(Object.fromEntries(Object.entries(entries).map(([key, entry]) => [key, valid(entry, words)]))),
  array: (schema, words) =>
    fc.array(schema.item ? valid(schema.item, words) : anything(words), { minLength: atLeast(schema), maxLength: 4 }),
  tuple: ({ items = [] }, words) => fc.tuple(...items.map((item) => valid(item, words))),
  string: (schema, words) =>
    isUuid(schema) ? fc.constantFrom(...words.filter((word) => word.length === 36)) : texts(words),
  number: () => numbers,
  boolean: () => fc.boolean(),
  picklist: ({ options = [] }) => fc.constantFrom(...options),
  literal: ({ literal }) => fc.constant(literal),
  variant: ({ options = [] }, words) => fc.oneof(...options.map((option) => valid(option as Inside, words))),
  union: ({ options = [] }, words) => fc.oneof(...options.map((option) => valid(option as Inside, words))),
  nullish: ({ wrapped }, words) => fc.oneof(valid(wrapped, words), fc.constantFrom(null, undefined)),
  nullable: ({ wrapped }, words) => fc.oneof(valid(wrapped, words), fc.constant(null)),
  optional: ({ wrapped }, words) => fc.oneof(valid(wrapped, words), fc.constant(undefined)),
};

/** What the schema asks for, as far as its shape tells. */
function valid(schema: Inside | undefined, words: Words): Arbitrary<unknown> {
  if (!schema) return anything(words);
  const type = schema.type === 'exact_optional' ? 'optional' : schema.type;
  return (makers[type] ?? ((_, known) => anything(known)))(schema, words);
}

/** Mostly what the schema asks for, and sometimes anything else. */
export function bodies(schema: v.GenericSchema, words: Words): Arbitrary<unknown> {
  const inside = schema as unknown as Inside;
  const spoiled = fc
    .tuple(valid(inside, words), fc.nat(), anything(words))
    .map(([value, at, other]) => (typeof value === 'object' && value !== null ? spoil(value, at, other) : other));
  return fc.oneof({ weight: 5, arbitrary: valid(inside, words) }, { weight: 3, arbitrary: spoiled }, anything(words));
}

/** The same with one of its values replaced. */
function spoil(value: object, at: number, other: unknown): unknown {
  const keys = Object.keys(value);
  const key = keys[at % Math.max(1, keys.length)];
  if (key === undefined) return other;
  const inner: unknown = Reflect.get(value, key);
  const changed = typeof inner === 'object' && inner !== null && at % 3 !== 0 ? spoil(inner, at >> 2, other) : other;
  return Array.isArray(value) ? value.with(Number(key), changed) : { ...value, [key]: changed };
}
