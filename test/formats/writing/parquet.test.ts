import { parquetMetadata, parquetReadObjects } from 'hyparquet';
import { describe, expect, it } from 'vitest';
import { answer, aRecord, fileOf } from '../../support/formats/a-file.ts';

type FileInput = Parameters<typeof fileOf>;

function parquetOf(...[records, wanted = {}]: FileInput) {
  const bytes = fileOf(records, { ...wanted, order: { ...wanted.order, format: 'parquet' } });
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
}

const rowsOf = (...given: FileInput) => parquetReadObjects({ file: parquetOf(...given) });

describe('Parquet', () => {
  it('stores numbers, lists and spans as typed values', async () => {
    const [row] = await rowsOf([
      aRecord({
        fields: { text: 'Ana 😀', talk: [{ role: 'user', content: 'hi' }] },
        metadata: { source: ['x', 'y'], length: 7, weight: 0.1 },
        vectors: { small: [1, 2.5] },
        suggestions: {
          topics: { value: ['t'], score: [0.5], agent: 'm' },
          stars: { value: 4, score: 0.25, agent: undefined },
        },
        responses: [
          answer('ana', { stars: 0, topics: ['t'], ents: [{ start: 0, end: 3, label: 'P' }] }),
          answer('bo', { order: [{ value: 'a', rank: 1 }] }, { status: 'draft' }),
        ],
      }),
    ]);

    expect(row).toMatchObject({
      text: 'Ana 😀',
      talk: [{ role: 'user', content: 'hi' }],
      source: '["x","y"]',
      length: 7n,
      weight: 0.1,
      small: [1, 2.5],
      'stars.responses': [0n, null],
      'stars.responses.users': ['ana', 'bo'],
      'stars.responses.status': ['submitted', 'draft'],
      'stars.suggestion': 4n,
      'stars.suggestion.score': 0.25,
      'topics.responses': [['t'], undefined],
      'topics.suggestion': ['t'],
      'topics.suggestion.score': [0.5],
      'ents.responses': [[{ start: 0n, end: 3n, label: 'P' }], undefined],
      'order.responses': [undefined, [{ value: 'a', rank: 1n }]],
    });
  });

  it('stores the settings of the dataset in its key-value metadata', async () => {
    const { key_value_metadata } = parquetMetadata(parquetOf([aRecord()], { settings: { version: 1 } }));

    expect(key_value_metadata).toContainEqual({ key: 'postil', value: '{"version":1}' });
  });

  it('is readable without records', async () => {
    expect(await rowsOf([])).toEqual([]);
  });

  it('writes many records in row groups, in their order', async () => {
    const many = Array.from({ length: 12_000 }, (_, index) => aRecord({ id: `${index}`, externalId: undefined }));
    const file = parquetOf(many, { atOnce: 700 });

    expect(parquetMetadata(file).row_groups).toHaveLength(3);
    const rows = await parquetReadObjects({ file, columns: ['id'] });
    expect(rows.map(({ id }) => id)).toEqual(many.map(({ id }) => id));
  });
});
