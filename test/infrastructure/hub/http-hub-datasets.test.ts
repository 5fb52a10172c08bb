import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { reasonOf } from '#application/shared/reason.ts';
import type { Failure } from '#domain/shared/failure.ts';
import { HttpHubDatasets } from '#infrastructure/hub/http-hub-datasets.ts';
import { few, offerExamples, privateToken, textClassification } from '../../support/hub/example-tables.ts';
import { aHub, type FakeHub } from '../../support/hub/fake-hub.ts';
import { image, labels, listOf, tableOf, text } from '../../support/hub/hub-table.ts';
import { type Trouble, tooMany } from '../../support/hub/trouble.ts';

let hub: FakeHub;
const sent: RequestInit[] = [];

const datasetsOn = (datasetsUrl: string) =>
  new HttpHubDatasets({ url: 'https://hub.test', datasetsUrl }, (input, init) => {
    sent.push(init ?? {});
    return fetch(input, init);
  });

const datasets = () => datasetsOn(hub.url);
const partOf = (name: string, subset = 'default') => ({ repoId: `examples/${name}`, subset, split: 'train' });
const featureOf = (kind: string) => ({ _type: kind });
const failureOf = (promise: Promise<unknown>): Promise<Failure> =>
  promise.then(
    () => expect.unreachable(),
    (failure) => failure,
  );

const offer = (columns: Readonly<Record<string, unknown>>, ...rows: Record<string, unknown>[]) =>
  hub.tables.set('examples/own/default/train', tableOf(columns, rows));

const waitNoLongerThan = (milliseconds: number) => {
  const { timeout } = AbortSignal;
  return vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout.call(AbortSignal, milliseconds));
};

const troubles: readonly (readonly [string, Trouble])[] = [
  ['answers with 404', { status: 404 }],
  ['answers with 429', tooMany],
  ['answers with 500', { status: 500 }],
  ['breaks off its answer', 'broken'],
  ['answers with HTML', 'nonsense'],
  ['answers with unknown JSON', { status: 200, body: '{}' }],
];

beforeAll(async () => {
  hub = await aHub();
});
beforeEach(() => {
  hub.reset();
  sent.length = 0;
  offerExamples(hub);
});
afterAll(() => hub.close());

describe('the info of a hub dataset', () => {
  it('contains its subsets with their splits and columns', async () => {
    const { repoId, configs } = await datasets().info('examples/many');

    expect(repoId).toBe('examples/many');
    expect(configs.map(({ name }) => name)).toEqual(['reviews', 'topics', 'chats', 'numbers']);
    expect(configs[3]).toEqual({
      name: 'numbers',
      datasetName: 'many',
      splits: [
        { name: 'train', rows: 56 },
        { name: 'test', rows: 4 },
      ],
      columns: [
        { name: 'id', feature: { kind: 'value', type: 'string' } },
        { name: 'text', feature: { kind: 'value', type: 'string' } },
        { name: 'words', feature: { kind: 'value', type: 'int64' } },
        { name: 'score', feature: { kind: 'value', type: 'float32' } },
        { name: 'language', feature: { kind: 'value', type: 'string' } },
      ],
    });
  });

  const named = { kind: 'label', names: ['a', 'b '] };

  it.each([
    ['text', text, { kind: 'value', type: 'string' }],
    ['numbers of any type', { dtype: 'int16', _type: 'Value' }, { kind: 'value', type: 'int16' }],
    ['images', image, { kind: 'image' }],
    ['labels', labels('a', 'b '), named],
    ['lists of labels', listOf(labels('a', 'b ')), { kind: 'list', of: named }],
    [
      'sequences',
      { ...listOf(text), _type: 'Sequence', length: 3 },
      { kind: 'list', of: { kind: 'value', type: 'string' } },
    ],
    ['large lists', { ...listOf(image), _type: 'LargeList' }, { kind: 'list', of: { kind: 'image' } }],
    ['lists in the older notation', [labels('a', 'b ')], { kind: 'list', of: named }],
    [
      'chats',
      listOf({ role: text, content: text }),
      { kind: 'list', of: { kind: 'struct', members: ['role', 'content'] } },
    ],
    ['structs with a member named _type', { _type: text }, { kind: 'struct', members: ['_type'] }],
    [
      'lists of lists',
      listOf(listOf(text)),
      { kind: 'list', of: { kind: 'list', of: { kind: 'value', type: 'string' } } },
    ],
    ['audio', { _type: 'Audio', sampling_rate: 16_000 }, { kind: 'other', type: 'Audio' }],
    ['lists of audio', listOf(featureOf('Audio')), { kind: 'list', of: { kind: 'other', type: 'Audio' } }],
    ['labels without names', featureOf('ClassLabel'), { kind: 'other', type: 'ClassLabel' }],
    ['an unknown type', 7, { kind: 'other', type: 'unknown' }],
    ['no type', null, { kind: 'other', type: 'unknown' }],
  ])('describes a column with %s', async (_, type, feature) => {
    offer({ known: text, column: type });

    const { configs } = await datasets().info('examples/own');

    expect(configs[0]?.columns).toEqual([
      { name: 'known', feature: { kind: 'value', type: 'string' } },
      { name: 'column', feature },
    ]);
  });

  it('leaves out columns without a name', async () => {
    offer({ text, '': text, ' ': text });

    expect((await datasets().info('examples/own')).configs[0]?.columns.map(({ name }) => name)).toEqual(['text']);
  });

  it('is read even if the hub leaves out names, columns and row counts', async () => {
    const config = { dataset_name: null, features: null, splits: { train: { name: 'train' }, test: null } };
    const body = JSON.stringify({ dataset_info: { default: config, other: {}, odd: null }, brand_new: 1 });
    hub.moods.set('/info', { trouble: { status: 200, body } });

    expect((await datasets().info('examples/own')).configs).toEqual([
      {
        name: 'default',
        datasetName: undefined,
        splits: [
          { name: 'train', rows: undefined },
          { name: 'test', rows: undefined },
        ],
        columns: [],
      },
      { name: 'other', datasetName: undefined, splits: [], columns: [] },
      { name: 'odd', datasetName: undefined, splits: [], columns: [] },
    ]);
  });

  it.each([
    [401, 'errors.http.401'],
    [403, 'errors.http.403'],
    [404, 'errors.http.404'],
    [429, 'errors.http.429'],
    [500, 'errors.http.500'],
    [503, 'errors.http.503'],
  ])('fails with a reason when the hub answers with %i', async (status, key) => {
    hub.moods.set('/info', { trouble: { status } });

    const failure = await failureOf(datasets().info('examples/reviews'));

    expect(failure).toMatchObject({ code: 'ERROR_FETCHING_DATASET', cause: { status } });
    expect(reasonOf(failure)).toEqual({ key });
  });

  it('fails with the message of the hub when it answers with 501', async () => {
    const error = 'It runs a program of its own.';
    hub.moods.set('/info', { trouble: { status: 501, body: JSON.stringify({ error }) } });
    expect(reasonOf(await failureOf(datasets().info('examples/reviews')))).toEqual({
      key: 'errors.http.500',
      details: error,
    });

    hub.moods.set('/info', { trouble: { status: 501, body: '' } });
    expect(reasonOf(await failureOf(datasets().info('examples/reviews')))).toEqual({ key: 'errors.http.500' });
  });

  it('fails with the Retry-After of the hub when it answers with 429', async () => {
    hub.moods.set('/info', { trouble: tooMany });

    expect(await failureOf(datasets().info('examples/reviews'))).toMatchObject({
      cause: { status: 429, retryAfter: 5000 },
    });
  });

  it('fails as not found if the dataset has no subsets', async () => {
    hub.moods.set('/info', { trouble: { status: 200, body: '{"dataset_info":{}}' } });

    expect(await failureOf(datasets().info('examples/reviews'))).toMatchObject({
      code: 'ERROR_FETCHING_DATASET',
      cause: { status: 404 },
    });
  });

  it.each([
    ['truncated', 'broken', undefined, 'refusals.hub_unreachable'],
    ['not JSON', 'nonsense', 502, 'errors.http.502'],
    ['unknown JSON', { status: 200, body: '{"hello":1}' }, 502, 'errors.http.502'],
  ] as const)('fails when the answer is %s', async (_, trouble, status, key) => {
    hub.moods.set('/info', { trouble });

    const failure = await failureOf(datasets().info('examples/reviews'));

    expect(failure).toMatchObject({ code: 'ERROR_FETCHING_DATASET', cause: { status } });
    expect(reasonOf(failure)).toEqual({ key });
  });

  it('fails as unreachable if the hub does not answer', async () => {
    const gone = await aHub();
    await gone.close();

    const failure = await failureOf(datasetsOn(gone.url).info('examples/reviews'));

    expect(failure).toMatchObject({ code: 'ERROR_FETCHING_DATASET', cause: { status: undefined, hasTimedOut: false } });
    expect(reasonOf(failure)).toEqual({ key: 'refusals.hub_unreachable' });
  });

  it('times out after 20 seconds', async () => {
    const timeout = waitNoLongerThan(20);
    hub.moods.set('/info', { waits: 5000 });

    const failure = await failureOf(datasets().info('examples/reviews'));

    expect(timeout).toHaveBeenCalledWith(20_000);
    expect(failure).toMatchObject({ code: 'ERROR_FETCHING_DATASET', cause: { hasTimedOut: true } });
    expect(reasonOf(failure)).toEqual({ key: 'refusals.hub_unreachable' });
  });
});

describe('a request to the hub', () => {
  const questions: readonly (readonly [string, (token?: string) => Promise<unknown>])[] = [
    ['/info', (token) => datasets().info('examples/reviews', token)],
    ['/statistics', (token) => datasets().statistics(partOf('reviews'), token)],
    ['/first-rows', (token) => datasets().firstRows(partOf('reviews'), token)],
    ['/rows', (token) => datasets().rows(partOf('reviews'), 0, 10, token)],
  ];

  it.each(questions)('for %s sends no credentials and no referrer', async (path, ask) => {
    await ask();
    await ask('');

    expect(hub.asked).toEqual([path, path]);
    expect(hub.requests.map(({ headers }) => headers.authorization)).toEqual([undefined, undefined]);
    expect(sent).toMatchObject(Array(2).fill({ credentials: 'omit', referrerPolicy: 'no-referrer' }));
  });

  it.each(questions)('for %s sends the given token as a bearer token', async (_, ask) => {
    await ask('hf_mine');

    expect(hub.requests[0]?.headers.authorization).toBe('Bearer hf_mine');
    expect(sent[0]?.credentials).toBe('omit');
  });

  it('for a private dataset needs its token', async () => {
    const refused = await failureOf(datasets().info('examples/private'));
    const { configs } = await datasets().info('examples/private', privateToken);

    expect(refused).toMatchObject({ cause: { status: 401 } });
    expect(configs).toHaveLength(1);
    expect((await datasets().firstRows(partOf('private'))).rows).toEqual([]);
    expect((await datasets().firstRows(partOf('private'), privateToken)).rows).toHaveLength(100);
  });
});

describe('the column statistics of the hub', () => {
  it('contain the bounds of integers and the frequencies of repeated texts', async () => {
    expect(await datasets().statistics(partOf('numbers'))).toEqual([
      { name: 'id', type: 'other' },
      { name: 'text', type: 'other' },
      { name: 'words', type: 'int', min: 9, max: 12 },
      { name: 'score', type: 'other' },
      {
        name: 'language',
        type: 'string_label',
        frequencies: new Map([
          ['en', 30],
          ['de', 15],
          ['es', 15],
        ]),
      },
    ]);
  });

  it('are requested by subset and split', async () => {
    await datasets().statistics(partOf('many', 'numbers'));

    expect(`${hub.requests[0]?.query}`).toBe('dataset=examples%2Fmany&config=numbers&split=train');
  });

  it('contain no bounds for a column of missing numbers', async () => {
    offer({ count: { dtype: 'int64', _type: 'Value' } }, { count: null });

    expect(await datasets().statistics(partOf('own'))).toEqual([{ name: 'count', type: 'other' }]);
  });

  it.each(troubles)('are empty when the hub %s', async (_, trouble) => {
    hub.moods.set('/statistics', { trouble });

    expect(await datasets().statistics(partOf('numbers'))).toEqual([]);
  });

  it('are empty when the hub times out', async () => {
    waitNoLongerThan(20);
    hub.moods.set('/statistics', { waits: 5000 });

    expect(await datasets().statistics(partOf('numbers'))).toEqual([]);
  });
});

describe('the first rows of a hub dataset', () => {
  const none = { rows: [], shortened: [] };

  it('are reported by position if the hub truncated a cell', async () => {
    const rowOf = (truncated_cells: readonly string[]) => ({ row: { text: 'a' }, truncated_cells });
    const body = JSON.stringify({ features: [], rows: [rowOf([]), rowOf(['text']), { row: { text: 'a' } }] });
    hub.moods.set('/first-rows', { trouble: { status: 200, body } });

    expect((await datasets().firstRows(partOf('own'))).shortened).toEqual([1]);
  });

  it('are the rows that the hub returns, with labels by name', async () => {
    const { rows, shortened } = await datasets().firstRows(partOf('few'));

    expect(shortened).toEqual([]);

    expect(rows).toHaveLength(few.rows.length);
    expect(rows.map(({ label }) => label)).toEqual([
      ...['negative', 'neutral', 'positive'],
      ...['negative', 'neutral', 'positive'],
    ]);
  });

  it('are empty for a dataset without rows', async () => {
    expect(await datasets().firstRows(partOf('no-rows'))).toEqual(none);
  });

  it.each(troubles)('are empty when the hub %s', async (_, trouble) => {
    hub.moods.set('/first-rows', { trouble });

    expect(await datasets().firstRows(partOf('reviews'))).toEqual(none);
  });

  it('are empty when the hub times out', async () => {
    waitNoLongerThan(20);
    hub.moods.set('/first-rows', { waits: 5000 });

    expect(await datasets().firstRows(partOf('reviews'))).toEqual(none);
  });
});

describe('the rows of a hub dataset', () => {
  it('are returned from any offset, with the total number of rows', async () => {
    const { rows, total } = await datasets().rows(partOf('reviews'), 240, 100);

    expect(rows.map((row) => row.text)).toEqual(textClassification.rows.slice(240).map((row) => row.text));
    expect(total).toBe(250);
    expect(Object.fromEntries(hub.pages()[0] ?? [])).toMatchObject({ config: 'default', offset: '240', length: '100' });
  });

  it('have a known total when the hub returns fewer rows than requested', async () => {
    const body = JSON.stringify({ features: [], rows: [{ row: { text: 'a' } }] });
    hub.moods.set('/rows', { trouble: { status: 200, body } });

    expect((await datasets().rows(partOf('own'), 40, 2)).total).toBe(41);
    expect((await datasets().rows(partOf('own'), 40, 1)).total).toBe(Number.POSITIVE_INFINITY);
  });

  it.each(troubles)('fail with a code when the hub %s', async (_, trouble) => {
    hub.moods.set('/rows', { trouble });

    expect(await failureOf(datasets().rows(partOf('reviews'), 0, 100))).toMatchObject({
      code: 'ERROR_IMPORTING_DATASET',
    });
  });

  it('fail if the hub breaks off its answer after the first page', async () => {
    hub.breakAfter(1);

    expect((await datasets().rows(partOf('reviews'), 0, 100)).rows).toHaveLength(100);
    expect(await failureOf(datasets().rows(partOf('reviews'), 100, 100))).toMatchObject({
      code: 'ERROR_IMPORTING_DATASET',
      cause: { status: undefined },
    });
  });

  it('fail if more than 100 rows are requested at once', async () => {
    expect(await failureOf(datasets().rows(partOf('reviews'), 0, 101))).toMatchObject({ cause: { status: 422 } });
  });

  it('fail when the hub times out', async () => {
    waitNoLongerThan(20);
    hub.moods.set('/rows', { waits: 5000 });

    expect(await failureOf(datasets().rows(partOf('reviews'), 0, 100))).toMatchObject({
      code: 'ERROR_IMPORTING_DATASET',
      cause: { hasTimedOut: true },
    });
  });
});
