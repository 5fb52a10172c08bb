import { describe, expect, it } from 'vitest';
import { knownRow } from '#formats/known/known-row.ts';

const span = (start: number, end: number, label: string) => ({ start, end, label });

describe('a row of doccano', () => {
  it('has spans as triples, which count code points', () => {
    expect(knownRow({ id: 7, text: '😀 Ana', label: [[2, 5, 'PER']], Comments: [], source: 'web' })).toEqual({
      id: '7',
      fields: { text: '😀 Ana' },
      metadata: { source: 'web' },
      suggestions: {},
      responses: [{ status: 'submitted', values: { label: [span(2, 5, 'PER')] } }],
    });
  });

  it('has spans as objects where there are relations', () => {
    const entities = [{ id: 1, label: 'PER', start_offset: 0, end_offset: 3 }];

    expect(knownRow({ id: 7, text: 'Ana', entities, relations: [] })).toMatchObject({
      responses: [{ values: { entities: [span(0, 3, 'PER')] } }],
    });
  });

  it.each([
    ['labels of the whole text', { label: ['good', 'short'] }, { label: ['good', 'short'] }],
    [
      'an intent beside its slots',
      { cats: ['ask'], entities: [[0, 3, 'PER']] },
      { cats: ['ask'], entities: [span(0, 3, 'PER')] },
    ],
  ])('has %s', (_, answers, values) => {
    expect(knownRow({ id: 7, text: 'Ana', ...answers, Comments: [] })).toMatchObject({
      fields: { text: 'Ana' },
      responses: [{ status: 'submitted', values }],
    });
  });

  it('has no answer where nothing is marked', () => {
    expect(knownRow({ id: 7, text: 'Ana', label: [], Comments: [] })).toMatchObject({
      fields: { text: 'Ana' },
      responses: [],
    });
  });

  it('stays a row of a table where nothing tells that it is one', () => {
    const row = { id: 7, text: 'Ana', label: ['good'] };

    expect(knownRow(row)).toBe(row);
  });
});

describe('a row of Prodigy', () => {
  const row = { text: 'Ana met Bo', _input_hash: 1, _task_hash: -2, _annotator_id: 'ana', meta: { source: 'web' } };

  it.each([
    ['accept', 'submitted'],
    ['reject', 'discarded'],
    ['ignore', 'discarded'],
  ])('with an answer by %s is read as %s', (answer, status) => {
    const spans = [{ start: 0, end: 3, label: 'PER', token_start: 0 }];

    expect(knownRow({ ...row, spans, answer })).toEqual({
      id: '-2',
      fields: { text: 'Ana met Bo' },
      metadata: { source: 'web' },
      suggestions: {},
      responses: [{ user: 'ana', status, values: { spans: [span(0, 3, 'PER')] } }],
    });
  });

  it('has what was chosen by the texts that people saw', () => {
    const options = [
      { id: 1, text: 'good' },
      { id: 2, text: 'bad' },
    ];

    expect(knownRow({ ...row, options, accept: [2], answer: 'accept' })).toMatchObject({
      responses: [{ values: { choice: ['bad'] } }],
      labels: { choice: ['good', 'bad'] },
    });
  });

  it.each([
    ['accept', 'POLITICS'],
    ['reject', 'not POLITICS'],
  ])('that was asked whether a label fits says so, by %s', (answer, label) => {
    expect(knownRow({ ...row, label: 'POLITICS', answer })).toMatchObject({
      responses: [{ status: 'submitted', values: { label } }],
      labels: { label: ['POLITICS', 'not POLITICS'] },
    });
  });

  it('has what was written', () => {
    expect(knownRow({ ...row, field_id: 'user_input', user_input: 'so', answer: 'accept' })).toMatchObject({
      responses: [{ values: { user_input: 'so' } }],
    });
  });

  it('is known without its hashes', () => {
    const spans = [{ start: 0, end: 3, label: 'PER' }];

    expect(knownRow({ text: 'Ana met Bo', spans, answer: 'accept' })).toMatchObject({
      fields: { text: 'Ana met Bo' },
      responses: [{ status: 'submitted', values: { spans: [span(0, 3, 'PER')] } }],
    });
  });

  it('has no spans that lie in a picture', () => {
    const spans = [{ points: [[1, 2]], label: 'CAR' }];

    expect(knownRow({ ...row, spans, answer: 'accept' })).toMatchObject({ responses: [{ values: {} }] });
  });

  it('has no answer if it was never opened, and suggests its spans', () => {
    const spans = [{ start: 0, end: 3, label: 'PER' }];

    expect(knownRow({ ...row, spans })).toMatchObject({
      suggestions: { spans: { value: [span(0, 3, 'PER')] } },
      responses: [],
    });
  });
});

describe('a row of Label Studio', () => {
  const data = { text: '😀 Ana met Bo', other: 'something', length: 3 };
  const marked = (start: number, end: number, text: string, label: string) => ({
    from_name: 'ents',
    to_name: 'text',
    type: 'labels',
    value: { start, end, text, labels: [label] },
  });
  const chosen = { from_name: 'mood', to_name: 'text', type: 'choices', value: { choices: ['good'] } };

  it('has the annotations of all users, in code points', () => {
    const annotations = [
      { completed_by: 1, result: [marked(3, 6, 'Ana', 'PER'), marked(11, 13, 'Bo', 'PER'), chosen] },
      { completed_by: { email: 'bo@team.example' }, was_cancelled: true, result: [] },
    ];

    expect(knownRow({ id: 5, data, annotations, predictions: [] })).toEqual({
      id: '5',
      fields: { text: data.text, other: data.other },
      metadata: { length: 3 },
      suggestions: {},
      responses: [
        { user: '1', status: 'submitted', values: { ents: [span(2, 5, 'PER'), span(10, 12, 'PER')], mood: ['good'] } },
        { user: 'bo@team.example', status: 'discarded', values: {} },
      ],
    });
  });

  it('has ratings and texts, and suggestions from the first prediction', () => {
    const stars = { from_name: 'stars', value: { rating: 4 } };
    const comment = { from_name: 'comment', value: { text: ['two', 'lines'] } };
    const predictions = [{ model_version: 'm1', score: 0.5, result: [stars] }];

    expect(knownRow({ id: 5, data, annotations: [{ result: [stars, comment] }], predictions })).toMatchObject({
      suggestions: { stars: { value: 4, agent: 'm1', score: 0.5 } },
      responses: [{ values: { stars: 4, comment: 'two\nlines' } }],
    });
  });

  it.each([
    ['a choice', { choices: ['good'] }, ['good']],
    ['a rating', { rating: 4 }, 4],
    ['a number', { number: 12 }, 12],
    ['a day', { datetime: '2024-01-31' }, '2024-01-31'],
    ['one of a pair', { selected: 'left' }, 'left'],
    ['paths in a taxonomy', { taxonomy: [['animal', 'dog'], ['plant']] }, ['animal / dog', 'plant']],
    [
      'ranks',
      { ranker: { _: ['c'], rank: ['b', 'a'] } },
      [
        { value: 'b', rank: 1 },
        { value: 'a', rank: 2 },
      ],
    ],
  ])('has %s', (_, value, answer) => {
    const annotations = [{ result: [{ from_name: 'q', to_name: 'text', value }] }];

    expect(knownRow({ id: 5, data, annotations })).toMatchObject({ responses: [{ values: { q: answer } }] });
  });

  it.each([
    ['a region of a picture', { x: 1, y: 2, width: 3, height: 4, rectanglelabels: ['car'] }],
    ['a part of a page', { start: '/b[1]', startOffset: 0, text: 'Ana', hypertextlabels: ['PER'] }],
    ['a span, beside its label', { start: 3, end: 6, text: 'Ana', choices: ['good'] }],
  ])('has nothing that is said of %s', (_, value) => {
    expect(knownRow({ id: 5, data, annotations: [{ result: [{ from_name: 'q', value }] }] })).toMatchObject({
      responses: [{ values: {} }],
    });
  });

  it('has annotations that were called completions', () => {
    expect(knownRow({ id: 5, data, completions: [{ result: [chosen] }] })).toMatchObject({
      responses: [{ values: { mood: ['good'] } }],
    });
  });
});

describe('a row of Label Studio in its short form', () => {
  const ents = [{ start: 3, end: 6, text: 'Ana', labels: ['PER'] }];
  const beside = { annotator: 1, annotation_id: 9, created_at: '2024-01-31', lead_time: 2 };

  it('has its answers behind the id', () => {
    const said = { ents, topics: { choices: ['a', 'b'] }, mood: 'good', stars: [{ rating: 4 }], comment: null };

    expect(knownRow({ text: '😀 Ana met Bo', length: 3, id: 5, ...said, ...beside })).toEqual({
      id: '5',
      fields: { text: '😀 Ana met Bo' },
      metadata: { length: 3 },
      suggestions: {},
      responses: [
        {
          user: '1',
          status: 'submitted',
          values: { ents: [span(2, 5, 'PER')], topics: ['a', 'b'], mood: 'good', stars: 4 },
        },
      ],
    });
  });

  it('is a plain table where its columns are sorted, with what its cells of JSON say', () => {
    const { annotator, ...rest } = beside;
    const row = {
      annotation_id: 9,
      annotator,
      ents: JSON.stringify(ents),
      id: '5',
      mood: 'good',
      stars: '[{"rating": 4}]',
    };

    expect(knownRow({ ...row, ...rest, text: '😀 Ana met Bo' })).toEqual({
      id: '5',
      ents: [span(2, 5, 'PER')],
      mood: 'good',
      stars: 4,
      text: '😀 Ana met Bo',
    });
  });
});
