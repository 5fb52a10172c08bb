import { describe, expect, it } from 'vitest';
import type { RowMapping } from '#domain/creation/portable/row-mapping.ts';
import { prefetchOne } from '#infrastructure/files/worker/file-worker.ts';
import { aFile, all, aReader, csv, ids, jsonl, recordsIn } from './support/a-reader.ts';

const pair = (source: string, target = source) => ({ source, target });

const mapping = (change: { shape?: Partial<RowMapping['shape']>; columns?: Partial<RowMapping['columns']> } = {}) => ({
  shape: {
    fields: [{ name: 'text', type: 'text' as const }],
    questions: [
      { name: 'label', type: 'label_selection' as const },
      { name: 'stars', type: 'rating' as const },
    ],
    metadata: [],
    vectors: [],
    allowsMore: true,
    ...change.shape,
  },
  columns: {
    fields: [pair('text')],
    metadata: [],
    suggestions: [pair('label'), pair('stars')],
    externalId: undefined,
    ...change.columns,
  },
});

const order = (content: string, change: object = {}) => ({
  file: aFile(content),
  facts: csv,
  mapping: mapping(),
  ids,
  skip: 0,
  ...change,
});

const batchesOf = (content: string, change: object = {}) => all(aReader().reader.batches(order(content, change)));
const recordsOf = async (content: string, change: object = {}) => recordsIn(await batchesOf(content, change));
const lines = (count: number) => `text\n${Array.from({ length: count }, (_, index) => `Text ${index + 1}`).join('\n')}`;

describe('batches of records', () => {
  it('contain the mapped columns of each row', async () => {
    const content = 'key,text,sentiment,note\nk1,Ana,good,x\nk2,Bo,,y\n';
    const change = mapping({ columns: { suggestions: [pair('sentiment', 'label')], externalId: 'key' } });

    expect(await recordsOf(content, { mapping: change })).toEqual([
      {
        external_id: 'k1',
        fields: { text: 'Ana' },
        suggestions: [{ question_id: 'q1', value: 'good', score: null, agent: null }],
        responses: [],
      },
      { external_id: 'k2', fields: { text: 'Bo' }, suggestions: [], responses: [] },
    ]);
  });

  it('fill a field from a mapped column, even if Postil exports use its name', async () => {
    const shape = { fields: [{ name: 'status', type: 'text' as const }] };
    const change = mapping({ shape, columns: { fields: [pair('status')] } });

    expect(await recordsOf('status\nshipped\n', { mapping: change })).toMatchObject([
      { fields: { status: 'shipped' } },
    ]);
  });

  it('give records without an ID the file name and row number as ID', async () => {
    expect(await recordsOf('text\nAna\nBo\n')).toMatchObject([{ external_id: 'a.csv/1' }, { external_id: 'a.csv/2' }]);
  });

  it('hold five hundred records each', async () => {
    const batches = await batchesOf(lines(1200));

    expect(batches.map(({ first, items }) => [first, items.length])).toEqual([
      [1, 500],
      [501, 500],
      [1001, 200],
    ]);
  });

  it('hold fewer records when these are large', async () => {
    const batches = await batchesOf(`text\n${`${'long '.repeat(100_000)}\n`.repeat(9)}`);

    expect(batches.map(({ first, items }) => [first, items.length])).toEqual([
      [1, 4],
      [5, 4],
      [9, 1],
    ]);
  });

  it.each([
    [3, [4, 501]],
    [500, [501]],
    [1000, [1001, 2]],
    [1002, []],
    [5000, []],
  ])('leave out the first %i rows if these were sent before', async (skip, [first, ...others]) => {
    const batches = await batchesOf(lines(1002), { skip });

    expect(batches[0]?.first).toBe(first);
    expect(recordsIn(batches)).toHaveLength(Math.max(0, 1002 - skip));
    if (first !== undefined) expect(batches[0]?.items[0]).toMatchObject({ external_id: `a.csv/${first}` });
    expect(others.length).toBeLessThan(2);
  });

  it('name the columns of cells that could not be read', async () => {
    const [batch] = await batchesOf('text,stars\nAna,3\nBo,many\nCy,some\n');

    expect(batch?.wrong).toEqual(['stars', 'stars']);
    expect(batch?.items).toMatchObject([{ suggestions: [{ question_id: 'q2', value: 3 }] }, {}, { suggestions: [] }]);
  });

  it('are prepared only on request, and end the worker on return', async () => {
    const { reader, workers } = aReader();
    const batches = reader.batches(order(lines(1200)));

    expect(workers).toEqual([]);
    await batches.next();
    expect(workers[0]).toMatchObject({ requests: 1, isEnded: false });
    await batches.next();
    expect(workers[0]?.requests).toBe(2);
    await batches.return(undefined);
    expect(workers[0]).toMatchObject({ requests: 2, isEnded: true });
    expect(await batches.next()).toEqual({ done: true, value: undefined });
  });

  it('end their worker after the last one', async () => {
    const { reader, workers } = aReader();
    await all(reader.batches(order(lines(3))));

    expect(workers[0]?.isEnded).toBe(true);
  });

  it('fail with a code if the file is damaged', async () => {
    const { reader, workers } = aReader();
    const batches = reader.batches(order('no gzip at all', { facts: { ...csv, isZipped: true } }));

    await expect(batches.next()).rejects.toMatchObject({
      code: 'ERROR_IMPORTING_DATASET',
      cause: { reason: 'damaged' },
    });
    expect(workers[0]?.isEnded).toBe(true);
  });

  it('fail if the worker has crashed', async () => {
    const { reader, workers } = aReader();
    const batches = reader.batches(order(lines(1200)));
    await batches.next();
    workers[0]?.dispatchEvent(new Event('error'));

    await expect(batches.next()).rejects.toMatchObject({ cause: { reason: 'brokenOff' } });
  });
});

describe('whole records in batches', () => {
  const object = (change: object = {}) =>
    JSON.stringify({ id: 'r1', fields: { text: 'Ana', note: 'x' }, metadata: { source: 'web' }, ...change });
  const sent = (content: string, shape: Partial<RowMapping['shape']> = {}) =>
    recordsOf(content, { facts: jsonl, mapping: mapping({ shape }) });

  it('keep only fields, vectors and questions that the dataset has', async () => {
    const change = {
      vectors: { small: [1, 2] },
      suggestions: { label: { value: 'good', agent: 'model' }, gone: { value: 'x' } },
      responses: [
        { user: 'ana', status: 'submitted', values: { label: 'bad', gone: 'x' } },
        { user: 'ana', status: 'submitted', values: { gone: 'x' } },
        { user: 'ana', status: 'discarded', values: { gone: 'x' } },
      ],
    };

    expect(await sent(object(change))).toEqual([
      {
        external_id: 'r1',
        fields: { text: 'Ana' },
        metadata: { source: 'web' },
        suggestions: [{ question_id: 'q1', value: 'good', score: null, agent: 'model' }],
        responses: [
          { user_id: 'u1', status: 'submitted', values: { label: { value: 'bad' } } },
          { user_id: 'u1', status: 'discarded', values: null },
        ],
      },
    ]);
  });

  it('keep metadata without a property only if the dataset allows it', async () => {
    expect((await sent(object(), { allowsMore: false }))[0]).not.toHaveProperty('metadata');
    expect(await sent(object(), { allowsMore: false, metadata: [{ name: 'source', type: 'terms' }] })).toMatchObject([
      { metadata: { source: 'web' } },
    ]);
  });

  it('keep vectors that the dataset has', async () => {
    const content = object({ vectors: { small: [1, 2], other: [3] } });

    expect(await sent(content, { vectors: [{ name: 'small' }] })).toMatchObject([{ vectors: { small: [1, 2] } }]);
  });

  it('turn answers of unknown users into suggestions', async () => {
    const content = object({
      responses: [
        { user: 'zoe', status: 'submitted', values: { label: ['good'] } },
        { user: 'ana', status: 'submitted', values: { stars: '3' } },
      ],
    });
    const [batch] = await batchesOf(content, { facts: jsonl });

    expect(batch?.strangers).toEqual(['zoe']);
    expect(batch?.items).toMatchObject([
      {
        suggestions: [{ question_id: 'q1', value: 'good', agent: 'zoe' }],
        responses: [{ user_id: 'u1', values: { stars: { value: 3 } } }],
      },
    ]);
  });

  it('are read from the export of another tool', async () => {
    const row = { text: 'Ana met Bo', label: 'good', answer: 'accept', _task_hash: 5, _annotator_id: 'ana' };

    expect(await sent(JSON.stringify(row))).toEqual([
      {
        external_id: '5',
        fields: { text: 'Ana met Bo' },
        suggestions: [],
        responses: [{ user_id: 'u1', status: 'submitted', values: { label: { value: 'good' } } }],
      },
    ]);
  });
});

describe('the record IDs of a file', () => {
  const namesIn = (content: string, change: object = {}) =>
    aReader().reader.namesIn({ file: aFile(content), facts: csv, mapping: mapping(), ...change }).done;

  it('come from the ID column, or else from file name and row, with duplicates repeated', async () => {
    const change = mapping({ columns: { externalId: 'key' } });

    expect(await namesIn('key,text\nk1,Ana\n,Bo\nk2,Cy\nk1,Di\n', { mapping: change })).toEqual([
      'k1',
      'a.csv/2',
      'k2',
      'k1',
    ]);
  });

  it('come from file name and row if no column is mapped to the ID', async () => {
    expect(await namesIn('id,text\n1,Ana\n')).toEqual(['a.csv/1']);
  });

  it('come from the id of whole records, or else from file name and row', async () => {
    const content = '{"id": 7, "fields": {"text": "Ana"}}\n{"fields": {"text": "Bo"}}\n';

    expect(await namesIn(content, { facts: jsonl })).toEqual(['7', 'a.csv/2']);
  });
});

describe('the check of the rows of a file', () => {
  const checked = (content: string, change: object = {}) =>
    aReader().reader.check({ file: aFile(content), facts: csv, mapping: mapping(change) }).done;

  it('counts duplicate ids, and lists the first 20', async () => {
    const names = Array.from({ length: 30 }, (_, index) => `k${index}`);
    const content = `key,text\n${[...names, 'other', ...names].map((name) => `${name},Ana`).join('\n')}\n`;

    expect(await checked(content, { columns: { externalId: 'key' } })).toMatchObject({
      rows: 61,
      records: 31,
      replaced: 30,
      repeated: { count: 30, names: names.slice(0, 20) },
    });
  });

  it('counts no duplicate ids if no column is mapped to the ID', async () => {
    expect(await checked('id,text\n1,Ana\n1,Bo\n')).toMatchObject({ records: 2, repeated: { count: 0, names: [] } });
  });

  it('counts rows without content in the fields, or in a required one', async () => {
    const fields = [
      { name: 'text', type: 'text' },
      { name: 'title', type: 'text' },
    ];
    const columns = { fields: fields.map(({ name }) => ({ source: name, target: name })) };
    const content = 'text,title,label\nAna,,good\n,Bo,bad\n,,good\n';

    expect(await checked(content, { columns, shape: { fields } })).toMatchObject({ rows: 3, records: 2, empty: 1 });
    const required = fields.map((field, at) => ({ ...field, isRequired: at === 0 }));
    expect(await checked(content, { columns, shape: { fields: required } })).toMatchObject({ records: 1, empty: 2 });
  });

  it('counts suggestions, cells without a value, and cells that do not fit', async () => {
    const content = 'text,label,stars\nAna,good,5\nBo,N/A,many\nCy,bad,n/a\n';

    expect(await checked(content)).toMatchObject({
      suggestions: { label: 2, stars: 1 },
      lacking: { label: 1, stars: 1 },
      wrong: { stars: 1 },
    });
  });
});

describe('a prefetched batch', () => {
  it('is prepared while the previous batch is in use, and not before', async () => {
    let made = 0;
    const ahead = prefetchOne(
      (async function* () {
        for (;;) {
          made += 1;
          yield made;
        }
      })(),
    );

    expect(made).toBe(0);
    expect(await ahead.next()).toEqual({ done: false, value: 1 });
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(made).toBe(2);
    expect(await ahead.next()).toEqual({ done: false, value: 2 });
  });

  it('rejects in the call that requests it', async () => {
    const ahead = prefetchOne(
      (async function* () {
        yield 1;
        throw new Error('broken');
      })(),
    );
    await ahead.next();

    await expect(ahead.next()).rejects.toThrow('broken');
  });
});
