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

  it('stays a row of a table where whole texts are labelled', () => {
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
  ])('that somebody answered with %s is %s', (answer, status) => {
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
    });
  });

  it('has no answer where nobody has seen it', () => {
    expect(knownRow(row)).toMatchObject({ responses: [] });
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

  it('has everybody’s annotations, in code points', () => {
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

  it('has one annotation in its short form', () => {
    const ents = [{ start: 3, end: 6, text: 'Ana', labels: ['PER'] }];
    const row = {
      id: 5,
      ...data,
      ents,
      mood: { choices: ['good', 'odd'] },
      annotator: 1,
      annotation_id: 9,
      lead_time: 2,
    };

    expect(knownRow(row)).toEqual({
      id: '5',
      fields: { text: data.text, other: data.other },
      metadata: { length: 3 },
      suggestions: {},
      responses: [{ user: '1', status: 'submitted', values: { ents: [span(2, 5, 'PER')], mood: ['good', 'odd'] } }],
    });
  });
});
