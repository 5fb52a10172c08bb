import { parquetWriteBuffer } from 'hyparquet-writer';
import { describe, expect, it } from 'vitest';
import { answer, aRecord, fileOf } from '../../support/formats/a-file.ts';
import { aFile, all, aReader, ids, mappingOf, read, recordsIn } from './support/a-reader.ts';

const looked = async (content: Uint8Array) => read(await aReader().reader.inspect(aFile(content, 'a.parquet'), {}));
const written = (data: readonly string[]) =>
  new Uint8Array(parquetWriteBuffer({ columnData: [{ name: 'text', data: [...data], type: 'STRING' }] }));

const option = (value: string) => ({ value, text: value.toUpperCase(), description: null });
const question = (name: string, settings: object) => ({
  name,
  title: `${name}?`,
  description: null,
  required: true,
  settings,
});

/** Settings in the metadata of one of our files. */
const notes = {
  version: 1,
  fields: [
    { name: 'status', title: 'State', required: true, settings: { type: 'text', use_markdown: false } },
    { name: 'talk', title: 'Talk', required: false, settings: { type: 'chat', use_markdown: true } },
  ],
  questions: [
    question('label', {
      type: 'label_selection',
      options: [option('good'), option('bad'), option('never')],
      visible_options: 3,
    }),
  ],
  metadata: [
    { name: 'source', title: 'Source', settings: { type: 'terms', values: null }, visible_for_annotators: true },
  ],
  vectors: [{ name: 'small', title: 'Small', dimensions: 2 }],
  allow_extra_metadata: false,
  guidelines: null,
};

const shape = {
  fields: [
    { name: 'status', type: 'text' },
    { name: 'talk', type: 'chat' },
  ] as const,
  questions: [{ name: 'label', type: 'label_selection' }] as const,
};

describe('a Parquet file', () => {
  it('is previewed with its columns and rows', async () => {
    const { facts, inferred, rows } = await looked(written(['Ana', 'Bo']));

    expect(facts.format).toBe('parquet');
    expect(inferred.columns).toMatchObject([{ name: 'text' }]);
    expect(rows).toEqual([{ text: 'Ana' }, { text: 'Bo' }]);
  });

  it('is previewed from its first rows, and scanned to its end', async () => {
    const content = written(Array.from({ length: 3000 }, (_, index) => (index < 2000 ? 'good' : 'bad')));
    const file = aFile(content, 'a.parquet');
    const { facts, inferred, rows } = await looked(content);
    const scan = read(await aReader().reader.scan(file, facts, () => {}).done);

    expect(rows).toHaveLength(100);
    expect(inferred.fields).toEqual([{ name: 'text', type: 'text' }]);
    expect(scan).toMatchObject({ rows: 3000, inferred: { fields: [], questions: [{ name: 'text' }] } });
  });

  it('is reported as damaged if it is truncated', async () => {
    const content = written(['Ana']);
    const file = aFile(content.subarray(0, content.length - 20), 'a.parquet');

    expect(await aReader().reader.inspect(file, {})).toBe('damaged');
  });
});

describe('a Parquet file exported by Postil', () => {
  const records = [
    aRecord({
      fields: { status: 'new', talk: [{ role: 'user', content: 'Hi' }] },
      responses: [answer('ana', { label: 'good' })],
    }),
  ];
  const content = fileOf(records, { order: { format: 'parquet' }, shape, settings: notes });

  it('contains the settings of its dataset', async () => {
    const { inferred } = await looked(content);

    expect(inferred).toEqual({
      isOfRecords: true,
      columns: [],
      fields: [
        { name: 'status', type: 'text', title: 'State', required: true, settings: { useMarkdown: false } },
        { name: 'talk', type: 'chat', title: 'Talk', required: false, settings: { useMarkdown: true } },
      ],
      questions: [
        {
          name: 'label',
          title: 'label?',
          type: 'label_selection',
          required: true,
          column: 'label',
          settings: {
            options: ['good', 'bad', 'never'].map((value) => ({
              value,
              text: value.toUpperCase(),
              description: undefined,
              colour: undefined,
            })),
            visibleOptions: 3,
          },
        },
      ],
      metadata: [
        {
          name: 'source',
          type: 'terms',
          title: 'Source',
          settings: { type: 'terms', values: undefined },
          visibleForAnnotators: true,
        },
      ],
      vectors: [{ name: 'small', title: 'Small', dimensions: 2 }],
      setUp: {
        guidelines: undefined,
        allowExtraMetadata: false,
        distribution: { strategy: 'overlap', minSubmitted: 1 },
      },
    });
  });

  it('is previewed as whole records', async () => {
    const { rows: shown } = await looked(content);

    expect(shown).toMatchObject([
      {
        id: 'r-1',
        fields: { status: 'new', talk: [{ role: 'user', content: 'Hi' }] },
        responses: [{ user: 'ana', status: 'submitted', values: { label: 'good' } }],
      },
    ]);
  });

  it('is previewed even without records', async () => {
    const { inferred, rows: shown } = await looked(
      fileOf([], { order: { format: 'parquet' }, shape, settings: notes }),
    );

    expect([inferred.isOfRecords, shown]).toEqual([true, []]);
  });

  it('is read as a plain table if the version of its settings is unknown', async () => {
    const { inferred } = await looked(
      fileOf(records, { order: { format: 'parquet' }, shape, settings: { version: 9 } }),
    );

    expect(inferred.isOfRecords).toBe(false);
  });

  it('is imported as the exported records, even with a field named status', async () => {
    const settings = {
      version: 1,
      fields: [{ name: 'status', title: 'State', required: true, settings: { type: 'text' } }],
      questions: [
        {
          name: 'stars',
          title: 'Stars',
          required: true,
          settings: { type: 'rating', options: [{ value: 1 }, { value: 3 }] },
        },
      ],
      metadata: [],
      vectors: [],
      allow_extra_metadata: true,
    };
    const shape = {
      fields: [{ name: 'status', type: 'text' as const }],
      questions: [{ name: 'stars', type: 'rating' as const }],
    };
    const records = [
      aRecord({ fields: { status: 'new' }, responses: [answer('ana', { stars: 3 }), answer('zoe', { stars: 1 })] }),
    ];
    const file = aFile(fileOf(records, { order: { format: 'parquet' }, shape, settings }), 'ours.parquet');

    const order = { file, ...(await mappingOf(file)), ids, skip: 0 };

    expect(recordsIn(await all(aReader().reader.batches(order)))).toEqual([
      {
        external_id: 'r-1',
        fields: { status: 'new' },
        suggestions: [{ question_id: 'q2', value: 1, score: null, agent: 'zoe' }],
        responses: [{ user_id: 'u1', status: 'submitted', values: { stars: { value: 3 } } }],
      },
    ]);
  });
});
