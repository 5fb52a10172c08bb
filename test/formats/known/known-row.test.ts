import { describe, expect, it } from 'vitest';
import { knownRow } from '#formats/known/known-row.ts';

const span = (start: number, end: number, label: string) => ({ start, end, label });

describe('a doccano row', () => {
  it('gives spans from triples, with offsets in code points', () => {
    expect(knownRow({ id: 7, text: '😀 Ana', label: [[2, 5, 'PER']], Comments: [], source: 'web' })).toEqual({
      id: '7',
      fields: { text: '😀 Ana' },
      metadata: { source: 'web' },
      suggestions: {},
      responses: [{ status: 'submitted', values: { label: [span(2, 5, 'PER')] } }],
    });
  });

  it('gives spans from entity objects when the export has relations', () => {
    const entities = [{ id: 1, label: 'PER', start_offset: 0, end_offset: 3 }];

    expect(knownRow({ id: 7, text: 'Ana', entities, relations: [] })).toMatchObject({
      responses: [{ values: { entities: [span(0, 3, 'PER')] } }],
    });
  });

  it.each([
    ['labels of the whole text', { label: ['good', 'short'] }, { label: ['good', 'short'] }],
    [
      'an intent and its slots',
      { cats: ['ask'], entities: [[0, 3, 'PER']] },
      { cats: ['ask'], entities: [span(0, 3, 'PER')] },
    ],
  ])('gives %s in its response', (_, answers, values) => {
    expect(knownRow({ id: 7, text: 'Ana', ...answers, Comments: [] })).toMatchObject({
      fields: { text: 'Ana' },
      responses: [{ status: 'submitted', values }],
    });
  });

  it('gives no response when its list of labels is empty', () => {
    expect(knownRow({ id: 7, text: 'Ana', label: [], Comments: [] })).toMatchObject({
      fields: { text: 'Ana' },
      responses: [],
    });
  });

  it('is left as a table row if no column is specific to doccano', () => {
    const row = { id: 7, text: 'Ana', label: ['good'] };

    expect(knownRow(row)).toBe(row);
  });
});

describe('a Prodigy row', () => {
  const row = { text: 'Ana met Bo', _input_hash: 1, _task_hash: -2, _annotator_id: 'ana', meta: { source: 'web' } };

  it.each([
    ['accept', 'submitted'],
    ['reject', 'discarded'],
    ['ignore', 'discarded'],
  ])('with the answer %s gives a %s response', (answer, status) => {
    const spans = [{ start: 0, end: 3, label: 'PER', token_start: 0 }];

    expect(knownRow({ ...row, spans, answer })).toEqual({
      id: '-2',
      fields: { text: 'Ana met Bo' },
      metadata: { source: 'web' },
      suggestions: {},
      responses: [{ user: 'ana', status, values: { spans: [span(0, 3, 'PER')] } }],
    });
  });

  it('gives chosen options by their text, not by their id', () => {
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
  ])('with one proposed label turns the answer %s into the label %s', (answer, label) => {
    expect(knownRow({ ...row, label: 'POLITICS', answer })).toMatchObject({
      responses: [{ status: 'submitted', values: { label } }],
      labels: { label: ['POLITICS', 'not POLITICS'] },
    });
  });

  it('gives the text of a user input as an answer', () => {
    expect(knownRow({ ...row, field_id: 'user_input', user_input: 'so', answer: 'accept' })).toMatchObject({
      responses: [{ values: { user_input: 'so' } }],
    });
  });

  it('is recognised without its hashes', () => {
    const spans = [{ start: 0, end: 3, label: 'PER' }];

    expect(knownRow({ text: 'Ana met Bo', spans, answer: 'accept' })).toMatchObject({
      fields: { text: 'Ana met Bo' },
      responses: [{ status: 'submitted', values: { spans: [span(0, 3, 'PER')] } }],
    });
  });

  it('leaves out spans that are regions of an image', () => {
    const spans = [{ points: [[1, 2]], label: 'CAR' }];

    expect(knownRow({ ...row, spans, answer: 'accept' })).toMatchObject({ responses: [{ values: {} }] });
  });

  it('gives its spans as suggestions, and no response, if it has no answer', () => {
    const spans = [{ start: 0, end: 3, label: 'PER' }];

    expect(knownRow({ ...row, spans })).toMatchObject({
      suggestions: { spans: { value: [span(0, 3, 'PER')] } },
      responses: [],
    });
  });
});

describe('a Label Studio row', () => {
  const data = { text: '😀 Ana met Bo', other: 'something', length: 3 };
  const marked = (start: number, end: number, text: string, label: string) => ({
    from_name: 'ents',
    to_name: 'text',
    type: 'labels',
    value: { start, end, text, labels: [label] },
  });
  const chosen = { from_name: 'mood', to_name: 'text', type: 'choices', value: { choices: ['good'] } };

  it('gives a response for each annotation, with span offsets in code points', () => {
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

  it('gives ratings and texts as answers, and its first prediction as suggestions', () => {
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
    ['a date', { datetime: '2024-01-31' }, '2024-01-31'],
    ['the selected item of a pair', { selected: 'left' }, 'left'],
    ['taxonomy paths', { taxonomy: [['animal', 'dog'], ['plant']] }, ['animal / dog', 'plant']],
    [
      'a ranking',
      { ranker: { _: ['c'], rank: ['b', 'a'] } },
      [
        { value: 'b', rank: 1 },
        { value: 'a', rank: 2 },
      ],
    ],
  ])('gives %s in its response', (_, value, answer) => {
    const annotations = [{ result: [{ from_name: 'q', to_name: 'text', value }] }];

    expect(knownRow({ id: 5, data, annotations })).toMatchObject({ responses: [{ values: { q: answer } }] });
  });

  it.each([
    ['a region of an image', { x: 1, y: 2, width: 3, height: 4, rectanglelabels: ['car'] }],
    ['a span of an HTML page', { start: '/b[1]', startOffset: 0, text: 'Ana', hypertextlabels: ['PER'] }],
    ['a choice about a span', { start: 3, end: 6, text: 'Ana', choices: ['good'] }],
  ])('gives no answer for %s', (_, value) => {
    expect(knownRow({ id: 5, data, annotations: [{ result: [{ from_name: 'q', value }] }] })).toMatchObject({
      responses: [{ values: {} }],
    });
  });

  it('reads annotations from the older key completions', () => {
    expect(knownRow({ id: 5, data, completions: [{ result: [chosen] }] })).toMatchObject({
      responses: [{ values: { mood: ['good'] } }],
    });
  });
});

describe('a Label Studio row in the short form', () => {
  const ents = [{ start: 3, end: 6, text: 'Ana', labels: ['PER'] }];
  const beside = { annotator: 1, annotation_id: 9, created_at: '2024-01-31', lead_time: 2 };

  it('takes the columns after the id as answers', () => {
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

  it('becomes a table row with parsed JSON cells if its columns are sorted by name', () => {
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

describe('a row of words and their tags', () => {
  const tokens = ['Ana', '😀', 'New', 'York', 'Bo'];

  it.each([
    ['BIO', ['B-PER', 'O', 'B-LOC', 'I-LOC', 'B-PER'], [span(0, 3, 'PER'), span(6, 14, 'LOC'), span(15, 17, 'PER')]],
    ['BIOES', ['S-PER', 'O', 'B-LOC', 'E-LOC', 'U-LOC'], [span(0, 3, 'PER'), span(6, 14, 'LOC'), span(15, 17, 'LOC')]],
    ['IO', ['I-PER', 'O', 'I-LOC', 'I-LOC', 'I-PER'], [span(0, 3, 'PER'), span(6, 14, 'LOC'), span(15, 17, 'PER')]],
    ['BIO that begins anew', ['O', 'O', 'B-LOC', 'B-LOC', 'O'], [span(6, 9, 'LOC'), span(10, 14, 'LOC')]],
    ['plain tags', ['PER', 'O', 'LOC', 'LOC', 'PER'], [span(0, 3, 'PER'), span(6, 14, 'LOC'), span(15, 17, 'PER')]],
    ['numbers', [1, 0, 5, 5, null], [span(0, 3, '1'), span(6, 14, '5')]],
  ])('becomes a text with spans in code points from %s', (_, tags, spans) => {
    const row = knownRow({ id: 7, tokens, ner_tags: tags });

    expect(row).toMatchObject({ id: 7, text: 'Ana 😀 New York Bo', ner_tags: spans });
    expect(knownRow(row)).toEqual(row);
  });

  it('keeps a text in which all words occur', () => {
    expect(knownRow({ text: 'Ana, Bo.', words: ['Ana', ',', 'Bo', '.'], tags: ['P', 'O', 'P', 'O'] })).toMatchObject({
      text: 'Ana, Bo.',
      tags: [span(0, 3, 'P'), span(5, 7, 'P')],
    });
  });

  it.each([
    ['another text', { text: 'Bo', tokens: ['Ana'], ner_tags: ['B-PER'] }],
    ['fewer tags than words', { tokens: ['Ana', 'Bo'], ner_tags: ['B-PER'] }],
    ['labels of the whole text', { tokens: ['Ana', 'Bo'], labels: ['news', 'sports'] }],
    ['vectors', { tokens: ['Ana', 'Bo'], small: [0.1, 0.2] }],
  ])('is left as it is with %s', (_, row) => {
    expect(knownRow(row)).toBe(row);
  });
});

describe('a row with a list of replies', () => {
  it('gets a column for each of them', () => {
    const row = knownRow({ prompt: 'Hi', responses: ['Hello you.', 'Hi.'] });

    expect(row).toEqual({
      prompt: 'Hi',
      responses: ['Hello you.', 'Hi.'],
      response_1: 'Hello you.',
      response_2: 'Hi.',
    });
    expect(knownRow(row)).toEqual(row);
  });

  it('keeps other columns of these names', () => {
    const row = { responses: ['One.', 'Two.'], response_1: 'Mine.' };

    expect(knownRow(row)).toEqual(row);
  });
});
