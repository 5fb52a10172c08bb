import { type Kysely, sql } from 'kysely';

interface TermsProperty {
  readonly ds: number;
  readonly n: number;
  readonly name: string;
}

/** Truncated, because index entries have a maximum size. */
const termsIn = sql`CREATE OR REPLACE FUNCTION terms_in(list jsonb) RETURNS text[]
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ BEGIN RETURN ARRAY(SELECT left(item, 600) FROM jsonb_array_elements_text(list) AS item); END $$`;

async function indexAnew(db: Kysely<unknown>, { ds, n, name }: TermsProperty) {
  const index = sql.id(`records_${ds}_m${n}`);
  const key = sql.lit(name);
  await sql`DROP INDEX IF EXISTS ${index}`.execute(db);
  await sql`CREATE INDEX ${index} ON ${sql.id(`records_${ds}`)} USING gin ((CASE jsonb_typeof(metadata -> ${key})
    WHEN 'array' THEN terms_in(metadata -> ${key}) ELSE ARRAY[left(metadata ->> ${key}, 600)] END))`.execute(db);
}

/** An index of JSON needs a recheck of each record; an index of texts does not. */
export const termsAsTexts = {
  async up(db: Kysely<unknown>) {
    await termsIn.execute(db);
    const { rows } = await sql<TermsProperty>`SELECT d.ds, p.n, p.name FROM metadata_properties p
      JOIN datasets d ON d.id = p.dataset_id
      WHERE p.settings ->> 'type' = 'terms' AND to_regclass('records_' || d.ds) IS NOT NULL`.execute(db);
    for (const property of rows) await indexAnew(db, property);
  },
};
