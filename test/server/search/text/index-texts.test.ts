import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { indexTexts } from '#server/search/text/index-texts.ts';
import { type TestApp, testApp } from '../../../support/server/app.ts';
import { aDataset, type World } from '../../../support/server/world.ts';

describe('the index of texts', () => {
  let world: TestApp;
  let dataset: World;

  beforeAll(async () => {
    world = await testApp();
    const workspaceId = await world.addWorkspace('team');
    dataset = await aDataset(world.db, { workspaceId, records: 0 });
  });
  afterAll(() => world.close());

  const index = (seq: number, text: unknown) =>
    world.db.transaction().execute((trx) => indexTexts(trx, dataset.ds, [{ seq, fields: { text, other: 'unknown' } }]));

  async function indexed(seq: number) {
    const row = await world.db
      .selectFrom('record_texts')
      .select(sql<string>`tsv::text`.as('tsv'))
      .where('ds', '=', dataset.ds)
      .where('seq', '=', seq)
      .executeTakeFirstOrThrow();
    return row.tsv;
  }

  const matches = async (seq: number, query: string) => {
    const { rows } = await sql<{ is: boolean }>`SELECT tsv @@ ${query}::tsquery AS is FROM record_texts
      WHERE ds = ${dataset.ds} AND seq = ${seq}`.execute(world.db);
    return rows[0]?.is;
  };

  it('has the words of each field with tags and positions', async () => {
    await index(1, "The café, THE cat's");

    expect(await indexed(1)).toBe("'1_cafe':2 '1_cat''s':4 '1_the':1,3");
  });

  it('is updated with the record', async () => {
    await index(2, 'old words');
    await index(2, 'new');

    expect(await indexed(2)).toBe("'1_new':1");
  });

  it('includes records without text', async () => {
    await index(3, undefined);

    expect(await indexed(3)).toBe('');
  });

  it.each([
    ['more words than positions', `${'filler '.repeat(40_000)} far away`, `'1_far' <-> '1_away'`],
    ['one word very often', 'again '.repeat(20_000), `'1_again'`],
    ['very long words', 'x'.repeat(50_000), `'1_${'x'.repeat(255)}'`],
    [
      'more different words than the limit',
      Array.from({ length: 200_000 }, (_, n) => `word${n}`).join(' '),
      `'1_word0' & '1_word40000'`,
    ],
  ])('accepts %s', async (_, text, query) => {
    await index(4, text);

    expect(await matches(4, query)).toBe(true);
  });

  it('accepts any text', async () => {
    const unit = fc.oneof(fc.constantFrom("'", '\\', ':', '*', '&', ' ', 'a', 'é', '東', '\ud800', '😡', '\u0000'));

    await fc.assert(
      fc.asyncProperty(fc.string({ unit, minLength: 1 }), async (text) => {
        await index(5, text);
      }),
    );
  });
});
