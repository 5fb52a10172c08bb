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
  ['refuses', { status: 404 }],
  ['is busy', tooMany],
  ['fails', { status: 500 }],
  ['breaks off', 'broken'],
  ['talks nonsense', 'nonsense'],
  ['says nothing that we know', { status: 200, body: '{}' }],
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
  it('is its subsets with their splits and columns', async () => {
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
    ['a number of any kind', { dtype: 'int16', _type: 'Value' }, { kind: 'value', type: 'int16' }],
    ['a picture', image, { kind: 'image' }],
    ['a label', labels('a', 'b '), named],
    ['a list of labels', listOf(labels('a', 'b ')), { kind: 'list', of: named }],
    [
      'a sequence',
      { ...listOf(text), _type: 'Sequence', length: 3 },
      { kind: 'list', of: { kind: 'value', type: 'string' } },
    ],
    ['a large list', { ...listOf(image), _type: 'LargeList' }, { kind: 'list', of: { kind: 'image' } }],
    ['a list as it was written before', [labels('a', 'b ')], { kind: 'list', of: named }],
    [
      'a chat',
      listOf({ role: text, content: text }),
      { kind: 'list', of: { kind: 'struct', members: ['role', 'content'] } },
    ],
    ['a group with an odd member', { _type: text }, { kind: 'struct', members: ['_type'] }],
    [
      'a list of lists',
      listOf(listOf(text)),
      { kind: 'list', of: { kind: 'list', of: { kind: 'value', type: 'string' } } },
    ],
    ['a sound', { _type: 'Audio', sampling_rate: 16_000 }, { kind: 'other', type: 'Audio' }],
    ['a list of sounds', listOf(featureOf('Audio')), { kind: 'list', of: { kind: 'other', type: 'Audio' } }],
    ['a label without names', featureOf('ClassLabel'), { kind: 'other', type: 'ClassLabel' }],
    ['what nobody knows', 7, { kind: 'other', type: 'unknown' }],
    ['nothing', null, { kind: 'other', type: 'unknown' }],
  ])('tells of a column that holds %s', async (_, type, feature) => {
    offer({ known: text, column: type });

    const { configs } = await datasets().info('examples/own');

    expect(configs[0]?.columns).toEqual([
      { name: 'known', feature: { kind: 'value', type: 'string' } },
      { name: 'column', feature },
    ]);
  });

  it('leaves out columns without a name, as no field can have none', async () => {
    offer({ text, '': text, ' ': text });

    expect((await datasets().info('examples/own')).configs[0]?.columns.map(({ name }) => name)).toEqual(['text']);
  });

  it('is readable where it is unknown to the hub itself', async () => {
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
  ])('is a failure with a reason where it answers %i', async (status, key) => {
    hub.moods.set('/info', { trouble: { status } });

    const failure = await failureOf(datasets().info('examples/reviews'));

    expect(failure).toMatchObject({ code: 'ERROR_FETCHING_DATASET', cause: { status } });
    expect(reasonOf(failure)).toEqual({ key });
  });

  it('is refused in the words of the hub where it cannot show such a dataset at all', async () => {
    const error = 'It runs a program of its own.';
    hub.moods.set('/info', { trouble: { status: 501, body: JSON.stringify({ error }) } });
    expect(reasonOf(await failureOf(datasets().info('examples/reviews')))).toEqual({ text: error });

    hub.moods.set('/info', { trouble: { status: 501, body: '' } });
    expect(reasonOf(await failureOf(datasets().info('examples/reviews')))).toEqual({ key: 'errors.http.500' });
  });

  it('is a failure that knows how long the hub wants to be left in peace', async () => {
    hub.moods.set('/info', { trouble: tooMany });

    expect(await failureOf(datasets().info('examples/reviews'))).toMatchObject({
      cause: { status: 429, retryAfter: 5000 },
    });
  });

  it('is missing where there are no subsets', async () => {
    hub.moods.set('/info', { trouble: { status: 200, body: '{"dataset_info":{}}' } });

    expect(await failureOf(datasets().info('examples/reviews'))).toMatchObject({
      code: 'ERROR_FETCHING_DATASET',
      cause: { status: 404 },
    });
  });

  it.each([
    ['cut off', 'broken', undefined, 'refusals.hub_unreachable'],
    ['no JSON', 'nonsense', 502, 'errors.http.502'],
    ['not about datasets', { status: 200, body: '{"hello":1}' }, 502, 'errors.http.502'],
  ] as const)('is a failure where the answer is %s', async (_, trouble, status, key) => {
    hub.moods.set('/info', { trouble });

    const failure = await failureOf(datasets().info('examples/reviews'));

    expect(failure).toMatchObject({ code: 'ERROR_FETCHING_DATASET', cause: { status } });
    expect(reasonOf(failure)).toEqual({ key });
  });

  it('is a network failure if the hub does not answer', async () => {
    const gone = await aHub();
    await gone.close();

    const failure = await failureOf(datasetsOn(gone.url).info('examples/reviews'));

    expect(failure).toMatchObject({ code: 'ERROR_FETCHING_DATASET', cause: { status: undefined, hasTimedOut: false } });
    expect(reasonOf(failure)).toEqual({ key: 'refusals.hub_unreachable' });
  });

  it('is waited for for 20 seconds', async () => {
    const timeout = waitNoLongerThan(20);
    hub.moods.set('/info', { waits: 5000 });

    const failure = await failureOf(datasets().info('examples/reviews'));

    expect(timeout).toHaveBeenCalledWith(20_000);
    expect(failure).toMatchObject({ code: 'ERROR_FETCHING_DATASET', cause: { hasTimedOut: true } });
    expect(reasonOf(failure)).toEqual({ key: 'refusals.hub_unreachable' });
  });
});

describe('a question to the hub', () => {
  const questions: readonly (readonly [string, (token?: string) => Promise<unknown>])[] = [
    ['/info', (token) => datasets().info('examples/reviews', token)],
    ['/statistics', (token) => datasets().statistics(partOf('reviews'), token)],
    ['/first-rows', (token) => datasets().firstRows(partOf('reviews'), token)],
    ['/rows', (token) => datasets().rows(partOf('reviews'), 0, 10, token)],
  ];

  it.each(questions)('about %s does not say who asks, nor from where', async (path, ask) => {
    await ask();
    await ask('');

    expect(hub.asked).toEqual([path, path]);
    expect(hub.requests.map(({ headers }) => headers.authorization)).toEqual([undefined, undefined]);
    expect(sent).toMatchObject(Array(2).fill({ credentials: 'omit', referrerPolicy: 'no-referrer' }));
  });

  it.each(questions)('about %s comes with the token that was given', async (_, ask) => {
    await ask('hf_mine');

    expect(hub.requests[0]?.headers.authorization).toBe('Bearer hf_mine');
    expect(sent[0]?.credentials).toBe('omit');
  });

  it('about a private dataset needs its token', async () => {
    const refused = await failureOf(datasets().info('examples/private'));
    const { configs } = await datasets().info('examples/private', privateToken);

    expect(refused).toMatchObject({ cause: { status: 401 } });
    expect(configs).toHaveLength(1);
    expect((await datasets().firstRows(partOf('private'))).rows).toEqual([]);
    expect((await datasets().firstRows(partOf('private'), privateToken)).rows).toHaveLength(100);
  });
});

describe('the statistics of the hub', () => {
  it('is the bounds of whole numbers, and texts that come again and again', async () => {
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

  it('is asked for by subset and split', async () => {
    await datasets().statistics(partOf('many', 'numbers'));

    expect(`${hub.requests[0]?.query}`).toBe('dataset=examples%2Fmany&config=numbers&split=train');
  });

  it('is of no use for numbers that are all missing', async () => {
    offer({ count: { dtype: 'int64', _type: 'Value' } }, { count: null });

    expect(await datasets().statistics(partOf('own'))).toEqual([{ name: 'count', type: 'other' }]);
  });

  it.each(troubles)('is nothing where the hub %s', async (_, trouble) => {
    hub.moods.set('/statistics', { trouble });

    expect(await datasets().statistics(partOf('numbers'))).toEqual([]);
  });

  it('is nothing where the hub takes too long', async () => {
    waitNoLongerThan(20);
    hub.moods.set('/statistics', { waits: 5000 });

    expect(await datasets().statistics(partOf('numbers'))).toEqual([]);
  });
});

describe('the first rows', () => {
  const none = { rows: [], shortened: [] };

  it('may be truncated, which their positions show', async () => {
    const rowOf = (truncated_cells: readonly string[]) => ({ row: { text: 'a' }, truncated_cells });
    const body = JSON.stringify({ features: [], rows: [rowOf([]), rowOf(['text']), { row: { text: 'a' } }] });
    hub.moods.set('/first-rows', { trouble: { status: 200, body } });

    expect((await datasets().firstRows(partOf('own'))).shortened).toEqual([1]);
  });

  it('are those that the hub shows, with labels by their names', async () => {
    const { rows, shortened } = await datasets().firstRows(partOf('few'));

    expect(shortened).toEqual([]);

    expect(rows).toHaveLength(few.rows.length);
    expect(rows.map(({ label }) => label)).toEqual([
      ...['negative', 'neutral', 'positive'],
      ...['negative', 'neutral', 'positive'],
    ]);
  });

  it('are none of a dataset without rows', async () => {
    expect(await datasets().firstRows(partOf('no-rows'))).toEqual(none);
  });

  it.each(troubles)('are none where the hub %s', async (_, trouble) => {
    hub.moods.set('/first-rows', { trouble });

    expect(await datasets().firstRows(partOf('reviews'))).toEqual(none);
  });

  it('are none where the hub takes too long', async () => {
    waitNoLongerThan(20);
    hub.moods.set('/first-rows', { waits: 5000 });

    expect(await datasets().firstRows(partOf('reviews'))).toEqual(none);
  });
});

describe('rows of the hub', () => {
  it('come from anywhere, with how many there are in all', async () => {
    const { rows, total } = await datasets().rows(partOf('reviews'), 240, 100);

    expect(rows.map((row) => row.text)).toEqual(textClassification.rows.slice(240).map((row) => row.text));
    expect(total).toBe(250);
    expect(Object.fromEntries(hub.pages()[0] ?? [])).toMatchObject({ config: 'default', offset: '240', length: '100' });
  });

  it('are known to be all where fewer come than were asked for', async () => {
    const body = JSON.stringify({ features: [], rows: [{ row: { text: 'a' } }] });
    hub.moods.set('/rows', { trouble: { status: 200, body } });

    expect((await datasets().rows(partOf('own'), 40, 2)).total).toBe(41);
    expect((await datasets().rows(partOf('own'), 40, 1)).total).toBe(Number.POSITIVE_INFINITY);
  });

  it.each(troubles)('fail with a code where the hub %s', async (_, trouble) => {
    hub.moods.set('/rows', { trouble });

    expect(await failureOf(datasets().rows(partOf('reviews'), 0, 100))).toMatchObject({
      code: 'ERROR_IMPORTING_DATASET',
    });
  });

  it('fail where the hub breaks in the middle', async () => {
    hub.breakAfter(1);

    expect((await datasets().rows(partOf('reviews'), 0, 100)).rows).toHaveLength(100);
    expect(await failureOf(datasets().rows(partOf('reviews'), 100, 100))).toMatchObject({
      code: 'ERROR_IMPORTING_DATASET',
      cause: { status: undefined },
    });
  });

  it('fail where more are wanted than the hub gives at once', async () => {
    expect(await failureOf(datasets().rows(partOf('reviews'), 0, 101))).toMatchObject({ cause: { status: 422 } });
  });

  it('fail where the hub takes too long', async () => {
    waitNoLongerThan(20);
    hub.moods.set('/rows', { waits: 5000 });

    expect(await failureOf(datasets().rows(partOf('reviews'), 0, 100))).toMatchObject({
      code: 'ERROR_IMPORTING_DATASET',
      cause: { hasTimedOut: true },
    });
  });
});
