import type { RowGroup } from 'hyparquet';
import { parquetWriteBuffer } from 'hyparquet-writer';
import { describe, expect, it } from 'vitest';
import { openParquet, readParquet } from '#formats/reading/parquet/read-parquet.ts';
import { readWhole, sourceOfBytes } from '../../../support/formats/reading.ts';

type Columns = Parameters<typeof parquetWriteBuffer>[0]['columnData'];

const written = (columnData: Columns, more = {}) => new Uint8Array(parquetWriteBuffer({ columnData, ...more }));
const withValues = (column: RowGroup['columns'][number]) => ({
  ...column,
  ...(column.meta_data && { meta_data: { ...column.meta_data, num_values: 60_000_000n } }),
});
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]);

describe('a Parquet file', () => {
  it('is detected by its first bytes, even with the extension .csv', async () => {
    const { facts, rows } = await readWhole(written([{ name: 'a', data: ['x', null], type: 'STRING' }]), 'a.csv');

    expect(facts.format).toBe('parquet');
    expect(rows).toEqual([{ a: 'x' }, { a: null }]);
  });

  it('gives the names of the classes that the hub describes', async () => {
    const classes = { names: ['O', 'B-PER', 'I-PER'], _type: 'ClassLabel' };
    const features = {
      mood: { names: ['bad', 'good'], _type: 'ClassLabel' },
      tags: { feature: classes, _type: 'List' },
    };
    const value = JSON.stringify({ info: { features: { ...features, text: { dtype: 'string' } } } });
    const columns: Columns = [
      { name: 'text', data: ['x', 'y', 'z'], type: 'STRING' },
      { name: 'mood', data: [1, -1, 7], type: 'INT32' },
      { name: 'tags', data: [[0, 1], [2], []], type: 'JSON' },
    ];

    const { rows } = await readWhole(written(columns, { kvMetadata: [{ key: 'huggingface', value }] }));

    expect(rows).toEqual([
      { text: 'x', mood: 'good', tags: ['O', 'B-PER'] },
      { text: 'y', mood: null, tags: ['I-PER'] },
      { text: 'z', mood: 7, tags: [] },
    ]);
  });

  it.each(['no JSON', '{"info": 3}', '7', 'null'])('ignores a description of the hub that is %s', async (value) => {
    const columns: Columns = [{ name: 'mood', data: [1], type: 'INT32' }];

    const { rows } = await readWhole(written(columns, { kvMetadata: [{ key: 'huggingface', value }] }));

    expect(rows).toEqual([{ mood: 1 }]);
  });

  it('gives numbers, booleans, timestamps and JSON as JSON values, and large integers as strings', async () => {
    const { rows } = await readWhole(
      written([
        { name: 'small', data: [7n], type: 'INT64' },
        { name: 'large', data: [9007199254740993n], type: 'INT64' },
        { name: 'share', data: [0.5], type: 'DOUBLE' },
        { name: 'nan', data: [Number.NaN], type: 'DOUBLE' },
        { name: 'is', data: [true], type: 'BOOLEAN' },
        { name: 'when', data: [new Date('2026-01-31T12:00:00Z')], type: 'TIMESTAMP' },
        { name: 'json', data: [{ a: [1] }], type: 'JSON' },
      ]),
    );

    expect(rows).toEqual([
      {
        small: 7,
        large: '9007199254740993',
        share: 0.5,
        nan: null,
        is: true,
        when: '2026-01-31T12:00:00.000Z',
        json: { a: [1] },
      },
    ]);
  });

  it('keeps every digit of decimals and of timestamps in microseconds', async () => {
    const optional = { repetition_type: 'OPTIONAL' } as const;
    const schema = [
      { name: 'root', num_children: 4 },
      { name: 'price', type: 'INT32', converted_type: 'DECIMAL', scale: 1, precision: 9, ...optional },
      { name: 'large', type: 'INT64', converted_type: 'DECIMAL', scale: 2, precision: 18, ...optional },
      { name: 'micros', type: 'INT64', converted_type: 'TIMESTAMP_MICROS', ...optional },
      { name: 'early', type: 'INT64', converted_type: 'TIMESTAMP_MICROS', ...optional },
    ];
    const bare = schema.map(({ name, ...element }) => ({ name, ...element }));
    const columns = [
      { name: 'price', data: [0.7, -7, null] },
      { name: 'large', data: [123456789012345678n, -5n, 100n] },
      { name: 'micros', data: [1_704_067_200_123_456n, 1_704_067_200_123_000n, null] },
      { name: 'early', data: [-1n, 0n, null] },
    ];
    const { rows } = await readWhole(written(columns as Columns, { schema: bare }));

    expect(rows).toEqual([
      {
        price: 0.7,
        large: '1234567890123456.78',
        micros: '2024-01-01T00:00:00.123456Z',
        early: '1969-12-31T23:59:59.999999Z',
      },
      { price: -7, large: -0.05, micros: '2024-01-01T00:00:00.123Z', early: '1970-01-01T00:00:00.000Z' },
      { price: null, large: 1, micros: null, early: null },
    ]);
  });

  it('gives an image as a data URL', async () => {
    const schema = [
      { name: 'root', num_children: 1 },
      { name: 'image', repetition_type: 'OPTIONAL', num_children: 2 },
      { name: 'bytes', type: 'BYTE_ARRAY', repetition_type: 'OPTIONAL' },
      { name: 'path', type: 'BYTE_ARRAY', converted_type: 'UTF8', repetition_type: 'OPTIONAL' },
    ];
    const { rows } = await readWhole(written([{ name: 'image', data: [{ bytes: png, path: 'a.png' }] }], { schema }));

    expect(rows).toEqual([{ image: `data:image/png;base64,${Buffer.from(png).toString('base64')}` }]);
  });

  it('gives the rows of all row groups in order', async () => {
    const data = Array.from({ length: 2500 }, (_, index) => index);
    const { rows } = await readWhole(written([{ name: 'n', data, type: 'INT32' }], { rowGroupSize: 700 }));

    expect(rows.map(({ n }) => n)).toEqual(data);
  });

  it.each([
    ['its end is missing', (bytes: Uint8Array) => bytes.subarray(0, bytes.length - 20)],
    ['its middle is missing', (bytes: Uint8Array) => new Uint8Array([...bytes.subarray(0, 20), ...bytes.subarray(40)])],
    ['only its first 8 bytes are left', (bytes: Uint8Array) => bytes.subarray(0, 8)],
  ])('is rejected as damaged when %s', async (_, damage) => {
    const bytes = written([
      { name: 'a', data: Array.from({ length: 200 }, (_, index) => `text ${index}`), type: 'STRING' },
    ]);

    await expect(readWhole(damage(bytes))).rejects.toMatchObject({ reason: 'damaged' });
  });

  it('gives complete rows when its columns have pages of different sizes', async () => {
    const data = Array.from({ length: 900 }, (_, index) => index);
    const texts = data.map((each) => 'x'.repeat(each % 50) + each);
    const columns: Columns = [
      { name: 'n', data, type: 'INT32' },
      { name: 'text', data: texts, type: 'STRING' },
    ];

    const { rows } = await readWhole(written(columns, { rowGroupSize: 400, pageSize: 512 }));

    expect(rows).toEqual(data.map((n, at) => ({ n, text: texts[at] })));
  });

  it.each([
    ['rows', (group: RowGroup) => ({ ...group, num_rows: 60_000_000n })],
    ['values', (group: RowGroup) => ({ ...group, columns: group.columns.map(withValues) })],
    ['bytes', (group: RowGroup) => ({ ...group, total_byte_size: 1_100_000_000n })],
  ])('is rejected as too large when a row group declares too many %s', async (_, grown) => {
    const source = sourceOfBytes(written([{ name: 'n', data: [1, 2], type: 'INT32' }]), 'file');
    const { metadata, note } = await openParquet(source);
    const row_groups = metadata.row_groups.map(grown);

    const reading = readParquet(source, { metadata: { ...metadata, row_groups }, note }).next();

    await expect(reading).rejects.toMatchObject({ reason: 'tooLarge' });
  });

  it('lets timers run while a large row group is read', async () => {
    const data = Array.from({ length: 400_000 }, (_, index) => index);
    const source = sourceOfBytes(written([{ name: 'n', data, type: 'INT32' }], { rowGroupSize: data.length }), 'file');
    const batches = readParquet(source, await openParquet(source));
    await batches.next();
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    });

    for await (const _ of batches);

    clearInterval(timer);
    expect(turns).toBeGreaterThan(0);
  });
});
