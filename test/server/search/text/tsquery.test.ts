import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseTextQuery } from '#domain/text/parse-text-query.ts';
import { tsqueryOf } from '#server/search/text/tsquery.ts';
import { TsvectorWriter } from '#server/search/text/tsvector.ts';
import { createTestDatabase, type TestDatabase } from '../../../support/server/database.ts';

const tsvectorOf = (...texts: readonly string[]) => {
  const writer = new TsvectorWriter();
  texts.forEach((text, index) => {
    writer.add(index + 1, text);
  });
  return writer.toString();
};

describe('a text query', () => {
  let database: TestDatabase<unknown>;

  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  async function matches(query: string, texts: readonly string[], tags: readonly number[] = [1, 2]) {
    const { rows } = await sql<{ is: boolean }>`SELECT ${tsvectorOf(...texts)}::tsvector @@
      ${tsqueryOf(parseTextQuery(query), tags)}::tsquery AS is`.execute(database.db);
    return rows[0]?.is;
  }

  const review = 'The battery failed in Berlin last week, without any warning. Don’t buy it at shop.example.com!';

  it.each([
    'battery',
    'BERLIN battery',
    'kettle | battery',
    'battery -kettle',
    '-kettle',
    '"without any warning"',
    'batt* berl*',
    '"failed Berlin"~1',
    '"battery Berlin week"~3',
    'battery (kettle | week)',
    "don't",
    'shop.example.com',
    'shop',
    'example.c*',
    '"last week" -"any week"',
    'failed~1',
    `"battery warning"~200`,
    'thé bättery',
  ])('finds a text by %s', async (query) => {
    expect(await matches(query, [review])).toBe(true);
  });

  it.each([
    'kettle',
    'batter',
    'battery kettle',
    'battery -berlin',
    '"any without warning"',
    '"failed Berlin"',
    '"failed last"~1',
    'battery (kettle | jacket)',
    'arnin*',
    'com.example',
    'don',
  ])('does not find it by %s', async (query) => {
    expect(await matches(query, [review])).toBe(false);
  });

  it('finds words across fields, and phrases within one', async () => {
    const texts = ['the first text', 'and another'];

    expect(await matches('first another', texts)).toBe(true);
    expect(await matches('"text and"', texts)).toBe(false);
    expect(await matches('"and another"', texts)).toBe(true);
  });

  it('searches only the requested field', async () => {
    expect(await matches('first', ['first', 'second'], [2])).toBe(false);
    expect(await matches('-first', ['first', 'second'], [2])).toBe(true);
  });

  it('is undefined without words or fields', () => {
    expect(tsqueryOf(parseTextQuery('(((\\"~ *'), [1])).toBeUndefined();
    expect(tsqueryOf(parseTextQuery('battery'), [])).toBeUndefined();
  });

  it('is valid for PostgreSQL for any input', async () => {
    const unit = fc.oneof(
      fc.constantFrom(...'"()|+-*~\\\'&!<>: ab1é東', '"a b"~', '😡'),
      fc.string({ unit: 'binary', maxLength: 1 }),
    );
    const read = async (typed: string) => {
      const text = tsqueryOf(parseTextQuery(typed), [1, 12]) ?? "'nothing'";
      await sql`SELECT ${text}::tsquery`.execute(database.db);
    };

    await fc.assert(fc.asyncProperty(fc.string({ unit, maxLength: 60 }), read), { numRuns: 1000 });
  });

  it('is undefined if PostgreSQL could not read it', () => {
    const many = Array.from({ length: 50 }, (_, tag) => tag);

    expect(tsqueryOf(parseTextQuery(`${'x'.repeat(300)} `.repeat(500)), many)).toBeUndefined();
  });

  it.each(['a | b c ', '-(a | ', '"a b c d"~3 ', `${'x'.repeat(300)} `])('may be long: %s', async (part) => {
    const text = tsqueryOf(parseTextQuery(part.repeat(500)), [1, 2, 3]);

    await expect(sql`SELECT ${text}::tsquery`.execute(database.db)).resolves.toBeDefined();
  });
});
