import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PortableRecord } from '#domain/creation/portable/portable-record.ts';
import type { ExportedRecord } from '#domain/datasets/exporting/export-order.ts';
import { isRecordObject, recordFromObject } from '#formats/reading/records/record-from-object.ts';
import { recordsOfTable } from '#formats/reading/records/record-from-row.ts';
import { aRecord, fileOf, shape } from '../support/formats/a-file.ts';
import { readWhole } from '../support/formats/reading.ts';

const text = fc.string({
  unit: fc.constantFrom('a', 'B', 'é', '😀', '"', ',', '\n', '\r\n', '[', '{', '=', ';', ' ', "'", '\\'),
});
const label = fc.constantFrom('good', 'so, so', '"odd"', 'größer', '😀', '[1]');
const float = fc.double({ noNaN: true, noDefaultInfinity: true }).map((each) => (Object.is(each, -0) ? 0 : each));
const share = fc.double({ min: 0, max: 1, noNaN: true });
const span = fc.record({ start: fc.nat(50), end: fc.nat(50), label });

const values = {
  label,
  topics: fc.array(label, { maxLength: 3 }),
  stars: fc.integer({ min: 0, max: 10 }),
  order: fc.array(fc.record({ value: label, rank: fc.option(fc.integer({ min: 1, max: 5 })) }), { maxLength: 3 }),
  ents: fc.array(span, { maxLength: 3 }),
  comment: text,
};
const answers = fc.record(values, { requiredKeys: [] });
const named = (names: readonly string[]) => fc.uniqueArray(fc.constantFrom(...names), { maxLength: names.length });

interface Given {
  readonly values: object;
  readonly seen: readonly (boolean | null)[];
  readonly blind: object;
}

/** Whether a suggestion was in view, and the answers given before it was; either is left out where it is empty. */
function withSeen<T extends Given>({ seen, blind, ...response }: T) {
  const known = Object.keys(response.values).map((name, index) => [name, seen[index]] as const);
  const told = known.filter((each): each is [string, boolean] => typeof each[1] === 'boolean');
  return {
    ...response,
    ...(told.length > 0 && { suggestionsSeen: Object.fromEntries(told) }),
    ...(Object.keys(blind).length > 0 && { blindValues: blind }),
  };
}

const responses = named(['ana', 'bo', 'cy'])
  .chain((users) =>
    fc.tuple(
      ...users.map((user) =>
        fc.record({
          user: fc.constant(user),
          status: fc.constantFrom('submitted', 'draft', 'discarded'),
          values: answers,
          seen: fc.array(fc.option(fc.boolean()), { minLength: 6, maxLength: 6 }),
          blind: answers,
        }),
      ),
    ),
  )
  .map((all) => all.map(withSeen));

const suggestion = (name: keyof typeof values) =>
  fc.record({
    value: values[name] as fc.Arbitrary<unknown>,
    score: fc.option(share, { nil: undefined }),
    agent: fc.option(fc.constantFrom('model', 'a, b'), { nil: undefined }),
  });
const suggestions = fc.record(
  Object.fromEntries(Object.keys(values).map((name) => [name, suggestion(name as keyof typeof values)])),
  { requiredKeys: [] },
);

const record = fc.record({
  fields: fc.record(
    {
      text,
      talk: fc.array(fc.record({ role: fc.constantFrom('user', 'bot'), content: text }), {
        minLength: 1,
        maxLength: 2,
      }),
    },
    { requiredKeys: [] },
  ),
  metadata: fc.record(
    { source: fc.oneof(label, fc.array(label, { maxLength: 2 })), length: fc.maxSafeInteger(), weight: float },
    { requiredKeys: [] },
  ),
  vectors: fc.record({ small: fc.array(float, { minLength: 2, maxLength: 2 }) }, { requiredKeys: [] }),
  suggestions,
  responses,
});

const given = fc
  .array(record, { minLength: 1, maxLength: 4 })
  .map((all) => all.map((each, index) => aRecord({ ...(each as Partial<ExportedRecord>), externalId: `r, ${index}` })));

const carried = ({ externalId, fields, metadata, vectors, suggestions: all, responses: some }: PortableRecord) => ({
  externalId,
  fields,
  metadata,
  vectors,
  suggestions: all,
  responses: some,
});

async function throughFile(records: readonly ExportedRecord[], format: 'jsonl' | 'csv' | 'parquet') {
  const { rows, unread } = await readWhole(fileOf(records, { order: { format } }));
  const ofTable = recordsOfTable(shape, format === 'csv');
  const read = rows.map((row) => (isRecordObject(row) ? { record: recordFromObject(row), wrong: [] } : ofTable(row)));
  return { records: read.map((each) => carried(each.record)), wrong: read.flatMap((each) => each.wrong), unread };
}

describe.each(['jsonl', 'csv', 'parquet'] as const)('random records exported as %s', (format) => {
  it('are equal after reading the file back', async () => {
    await fc.assert(
      fc.asyncProperty(given, async (records) => {
        expect(await throughFile(records, format)).toEqual({ records: records.map(carried), wrong: [], unread: [] });
      }),
      { numRuns: 150 },
    );
  });
});
