import { describe, expect, it } from 'vitest';
import type { FileRow } from '#domain/creation/portable/read-rows.ts';
import { DatasetFinder } from '#formats/reading/infer/find-dataset.ts';

function foundIn(rows: readonly FileRow[]) {
  const finder = new DatasetFinder();
  finder.see(rows);
  return finder.found();
}
const times = (count: number, row: (index: number) => FileRow) =>
  Array.from({ length: count }, (_, index) => row(index));
const optionsOf = (settings: object) => ('options' in settings ? settings.options : undefined);

describe('the dataset inferred from rows', () => {
  it('has a field for texts, a question for labels, and metadata for numbers', () => {
    const found = foundIn(
      times(20, (index) => ({
        id: `${index}`,
        review: `A text of its own, number ${index}`,
        sentiment: index % 2 ? 'good' : 'bad',
        stars: `${index}`,
        share: '0.5',
        picture: `https://pictures.example/${index}.png`,
        talk: [{ role: 'user', content: 'hi' }],
      })),
    );

    expect(found.fields).toEqual([
      { name: 'review', type: 'text' },
      { name: 'picture', type: 'image' },
      { name: 'talk', type: 'chat' },
    ]);
    expect(found.metadata).toEqual([
      { name: 'stars', type: 'integer' },
      { name: 'share', type: 'float' },
    ]);
    expect(found.questions).toMatchObject([{ name: 'sentiment', type: 'label_selection', required: true }]);
    expect(optionsOf(found.questions[0]?.settings ?? {})).toMatchObject([{ value: 'bad' }, { value: 'good' }]);
  });

  it('has the types of JSON in cells if Postil exported the table', () => {
    const chat = JSON.stringify([{ role: 'user', content: 'hi' }]);
    const ranks = JSON.stringify([
      { value: 'a', rank: 1 },
      { value: 'b', rank: 2 },
    ]);
    const rows = times(6, (index) => ({
      _server_id: `${index}`,
      text: index === 3 ? '[1, 2' : `["${index}"]`,
      talk: `[${chat.slice(1, -1)}]`,
      thing: `{"a": ${index}}`,
      vec: `[${index}, 0.5]`,
      'topics.responses': `[["x", "y"], null]`,
      'topics.suggestion': '["y", "z"]',
      'order.suggestion': ranks,
    }));

    const found = foundIn(rows);

    expect(found.fields).toEqual([
      { name: 'text', type: 'text' },
      { name: 'talk', type: 'chat' },
      { name: 'thing', type: 'custom' },
    ]);
    expect(found.vectors).toEqual([{ name: 'vec', dimensions: 2 }]);
    expect(found.questions).toMatchObject([
      { name: 'topics', type: 'multi_label_selection', settings: { options: [{ value: 'y' }, {}, { value: 'z' }] } },
      { name: 'order', type: 'ranking' },
    ]);
    expect(foundIn(rows.map(({ _server_id, ...row }) => row)).vectors).toEqual([]);
  });

  it('has a question with default labels if no column suits a question', () => {
    expect(foundIn([{ text: 'a' }, { text: 'b' }]).questions).toMatchObject([
      {
        name: 'label',
        title: 'Label',
        type: 'label_selection',
        required: true,
        settings: { options: [{ value: 'positive' }, {}, {}] },
      },
    ]);
  });

  it.each([
    ['span', [{ start: 0, end: 1, label: 'P' }]],
    [
      'ranking',
      [
        { value: 'a', rank: 1 },
        { value: 'b', rank: 2 },
      ],
    ],
    ['multi_label_selection', ['a', 'b']],
    ['rating', 3],
    ['text', 'A long answer that nobody else would ever give in exactly these words, I think'],
  ])('has a question of type %s if the responses of the records have that form', (type, value) => {
    const records = times(3, () => ({ fields: { body: 'x' }, responses: [{ user: 'ana', values: { q: value } }] }));

    expect(foundIn(records).questions).toMatchObject([{ name: 'q', type }]);
  });

  it('has a span question for the first text field, and vectors with the dimensions of their values', () => {
    const found = foundIn([
      {
        fields: { body: 'x' },
        metadata: { source: 'web', length: 3 },
        suggestions: { ents: { value: [{ start: 0, end: 1, label: 'P' }] } },
        vectors: { small: [1, 2, 3] },
      },
    ]);

    expect(found.questions).toMatchObject([
      { type: 'span', settings: { field: 'body', options: [{ value: 'P' }, { value: 'other' }] } },
    ]);
    expect(found.vectors).toEqual([{ name: 'small', dimensions: 3 }]);
    expect(found.metadata).toEqual([
      { name: 'source', type: 'terms' },
      { name: 'length', type: 'integer' },
    ]);
  });

  it('has a question, and no field or metadata, for the answer columns of a Postil export', () => {
    const found = foundIn(
      times(4, (index) => ({
        body: `text ${index}`,
        'label.responses': index % 2 ? '["good","good"]' : '["bad"]',
        'label.responses.users': '["ana"]',
        'label.suggestion': 'good',
        'label.suggestion.score': '0.5',
        _server_id: `${index}`,
        status: 'pending',
      })),
    );

    expect(found.fields).toEqual([{ name: 'body', type: 'text' }]);
    expect(found.questions).toMatchObject([{ name: 'label', type: 'label_selection' }]);
    expect(found.metadata).toEqual([]);
  });

  it.each([
    ['leading zeros', ['00123', '01234']],
    ['more digits than a JavaScript number holds', ['1234567890123456789', '5']],
  ])('has a terms property for codes with %s', (_, codes) => {
    const found = foundIn(times(20, (index) => ({ text: `text ${index}`, code: codes[index % 2] })));

    expect(found.metadata).toEqual([{ name: 'code', type: 'terms' }]);
  });

  it('has a float property for numbers with NaN, and terms properties for booleans and timestamps', () => {
    const found = foundIn(
      times(20, (index) => ({
        text: `text ${index}`,
        share: index % 2 ? '0.5' : 'NaN',
        fits: index % 2 === 0,
        when: `2024-01-31T10:00:${index}`,
      })),
    );

    expect(found.fields).toEqual([{ name: 'text', type: 'text' }]);
    expect(found.metadata).toEqual([
      { name: 'share', type: 'float' },
      { name: 'fits', type: 'terms' },
      { name: 'when', type: 'terms' },
    ]);
  });

  it('has a label question for a label column of integers', () => {
    const [question] = foundIn(times(24, (index) => ({ text: `text ${index}`, label: index % 12 }))).questions;

    expect(question).toMatchObject({ type: 'label_selection', column: 'label' });
    expect(optionsOf(question?.settings ?? {})).toMatchObject(times(12, (index) => ({ value: `${index}` })));
  });

  it('offers a text question for lists of sentences, and has a multi-label question for lists mixed with single labels', () => {
    const found = foundIn(
      times(6, (index) => ({
        text: `text ${index}`,
        label: [`What somebody has written, ${index}`],
        topics: index % 2 ? ['a', 'b'] : 'a',
        notes: [],
      })),
    );

    expect(found.fields).toEqual([{ name: 'text', type: 'text' }]);
    expect(found.questions).toMatchObject([{ name: 'topics', type: 'multi_label_selection' }]);
    expect(found.columns.map(({ question }) => question?.type)).toEqual([
      'text',
      'text',
      'multi_label_selection',
      undefined,
    ]);
  });

  it('requires an answer only to questions that every response answers', () => {
    const answered = (values: object) => ({ fields: { body: 'x' }, responses: [{ status: 'submitted', values }] });
    const found = foundIn([answered({ why: 'so', mood: 'good' }), answered({ mood: 'bad' })]);

    expect(found.questions.map(({ name, required }) => [name, required])).toEqual([
      ['why', false],
      ['mood', true],
    ]);
  });

  it('has the labels that records list but no response chose', () => {
    const labels = { choice: ['good', 'bad', 'odd'] };
    const found = foundIn([{ fields: { body: 'x' }, responses: [{ values: { choice: ['good'] } }], labels }]);

    expect(optionsOf(found.questions[0]?.settings ?? {})).toMatchObject([{}, {}, {}]);
  });

  it('has a ranking question for lists of the same values in different orders', () => {
    const rows = times(4, (index) => ({
      fields: { body: 'x' },
      suggestions: { q: { value: index % 2 ? ['a', 'b'] : ['b', 'a'] } },
    }));

    expect(foundIn(rows).questions).toMatchObject([{ name: 'q', type: 'ranking', settings: { options: [{}, {}] } }]);
  });

  it.each([
    ['values', (value: unknown) => value],
    ['JSON', (value: unknown) => JSON.stringify(value)],
  ])('has questions of the types found in the answer columns of a Postil export, with %s in its cells', (_, cell) => {
    const span = { start: 0, end: 1, label: 'P' };
    const found = foundIn(
      times(4, (index) => ({
        _server_id: `${index}`,
        body: `text ${index}`,
        'ents.responses': cell([[span, { ...span, label: 'L' }]]),
        'topics.suggestion': cell(index % 2 ? ['a', 'b'] : ['c']),
        'stars.responses': cell([4, 5]),
      })),
    );

    expect(found.questions.map(({ name, type }) => [name, type])).toEqual([
      ['ents', 'span'],
      ['topics', 'multi_label_selection'],
      ['stars', 'rating'],
    ]);
  });
});
