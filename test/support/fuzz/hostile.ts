import fc, { type Arbitrary } from 'fast-check';

/** Texts that mean something to the server: names, ids, values. */
export type Words = readonly string[];

const texts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  "'; DROP TABLE users; --",
  '</script><script>alert(1)</script>',
  '../../etc/passwd',
  '%00',
  '🙂'.repeat(20),
  'ى'.repeat(300),
  '__proto__',
  'constructor',
  'toString',
  ')(&|!:*\\"',
  'a & b | !c:* <-> (d',
  '$1 {x} \\N',
  'NaN',
  'null',
  '\ud800',
  'a\udfffb',
  '\u202e\u200d\ufeff',
  'x'.repeat(20_000),
  'word '.repeat(4_000),
  '2026-01-01',
  '2026-02-30T00:00:00Z',
  '+275760-09-13T00:00:00Z',
  '-271821-04-20T00:00:00Z',
  '294277-01-01',
  '0000-00-00',
  'infinity',
  '1e400',
  '9'.repeat(400),
];

export const someNumber = fc.oneof(
  fc.integer({ min: -2, max: 12 }),
  fc.constantFrom(
    0.5,
    -0,
    1e308,
    -1e308,
    2 ** 31,
    -(2 ** 31) - 1,
    2 ** 53,
    -(2 ** 53),
    2 ** 63,
    1e-320,
    500,
    501,
    1001,
  ),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

export const someText = (words: Words): Arbitrary<string> =>
  fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...words) }, fc.constantFrom(...texts), fc.string());

const deep = 100_000;

/** Stand-ins for values that `JSON.stringify` cannot write. */
const written: Readonly<Record<string, string>> = {
  '«deep list»': '['.repeat(deep) + ']'.repeat(deep),
  '«deep object»': `${'{"a":'.repeat(deep)}1${'}'.repeat(deep)}`,
  '«less deep list»': '['.repeat(3_000) + ']'.repeat(3_000),
  '«less deep object»': `${'{"a":'.repeat(3_000)}1${'}'.repeat(3_000)}`,
  '«infinite»': '1e400',
  '«minus infinite»': '-1e400',
  '«long number»': '9'.repeat(400),
  '«tiny»': '1e-400',
  '«long list»': `[${Array.from({ length: 10_000 }, () => '1').join()}]`,
  '«long list of objects»': `[${Array.from({ length: 10_000 }, () => '{}').join()}]`,
  '«many keys»': `{${Array.from({ length: 10_000 }, (_, index) => `"k${index}":"v"`).join()}}`,
  '«same key twice»': '{"value":"a","value":["b"]}',
  '«no primitive»': '{"toString":1,"valueOf":null}',
  '«prototype»': '{"__proto__":{"value":1},"constructor":{"value":1}}',
};

export const someMark: Arbitrary<unknown> = fc.constantFrom(...Object.keys(written));

const marks = /"(«[a-z ]+»)"/g;

export const toJson = (value: unknown): string =>
  (JSON.stringify(value) ?? '').replace(marks, (whole, mark: string) => written[mark] ?? whole);

/** Any JSON value. */
export const anything = (words: Words): Arbitrary<unknown> =>
  fc.oneof(
    { maxDepth: 3 },
    someText(words),
    someNumber,
    someMark,
    fc.constantFrom(null, true, false, [], {}),
    fc.array(someText(words), { maxLength: 3 }),
    fc.dictionary(someText(words), fc.oneof(someText(words), someNumber, fc.jsonValue({ maxDepth: 2 })), {
      maxKeys: 4,
    }),
  );
