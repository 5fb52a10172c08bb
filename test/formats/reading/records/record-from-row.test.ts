import { describe, expect, it } from 'vitest';
import type { ColumnMapping } from '#domain/datasets/origin.ts';
import { recordsOfTable } from '#formats/reading/records/record-from-row.ts';

const pair = (source: string, target = source) => ({ source, target });
const shape = {
  fields: [
    { name: 'text', type: 'text' as const },
    { name: 'status', type: 'text' as const },
  ],
  questions: [
    { name: 'label', type: 'label_selection' as const },
    { name: 'topics', type: 'multi_label_selection' as const },
  ],
  metadata: [{ name: 'length', type: 'integer' as const }],
  vectors: [],
  allowsMore: true,
};
const columns: ColumnMapping = {
  fields: [pair('text'), pair('status')],
  metadata: [pair('size', 'length')],
  suggestions: [pair('sentiment', 'label'), pair('topics')],
  externalId: 'key',
};
const read = (row: object, change: Partial<ColumnMapping> = {}) =>
  recordsOfTable(shape, true, { ...columns, ...change })({ ...row });

describe('a row with mapped columns', () => {
  it('fills each part of a record from the column mapped to it', () => {
    const row = { key: 'k1', text: 'Ana', status: 'shipped', size: '3', sentiment: 'good', topics: 'a, b' };

    expect(read(row)).toEqual({
      record: {
        externalId: 'k1',
        fields: { text: 'Ana', status: 'shipped' },
        metadata: { length: 3 },
        vectors: {},
        suggestions: {
          label: { value: 'good', score: undefined, agent: undefined },
          topics: { value: ['a, b'], score: undefined, agent: undefined },
        },
        responses: [],
      },
      wrong: [],
      lacking: [],
    });
  });

  it('has no metadata and no suggestion for cells that say that there is no value', () => {
    const row = { key: 'k1', text: 'N/A', size: 'n/a', sentiment: ' N/A ', topics: 'nan' };

    expect(read(row)).toMatchObject({
      record: { externalId: 'k1', fields: { text: 'N/A' }, metadata: {}, suggestions: {} },
      wrong: [],
      lacking: ['size', 'sentiment', 'topics'],
    });
  });

  it('has the suggestion N/A if the question offers it, or if Postil wrote the table', () => {
    const options = [{ value: 'good' }, { value: 'none', text: 'N/A' }];
    const offering = { ...shape, questions: [{ name: 'label', type: 'label_selection' as const, options }] };
    const row = { sentiment: 'N/A', size: 'N/A' };

    expect(recordsOfTable(offering, true, columns)(row).record.suggestions).toMatchObject({ label: { value: 'N/A' } });
    expect(read({ ...row, _server_id: '1' })).toMatchObject({
      record: { suggestions: { label: { value: 'N/A' } } },
      wrong: ['size'],
    });
  });

  it('leaves out columns that are not mapped', () => {
    const { record } = read({ id: '1', text: 'Ana', label: 'bad', length: '3' }, { fields: [pair('text')] });

    expect(record).toMatchObject({ externalId: undefined, fields: { text: 'Ana' }, metadata: {}, suggestions: {} });
  });

  it('reports an invalid cell by the name of its column in the file', () => {
    expect(read({ text: 'Ana', size: 'three' })).toMatchObject({ record: { metadata: {} }, wrong: ['size'] });
  });

  it('gives the responses and suggestions in the answer columns of a Postil export', () => {
    const row = {
      text: 'Ana',
      'label.responses': '["good"]',
      'label.responses.users': '["ana"]',
      'label.responses.status': '["draft"]',
      'topics.suggestion': '["a"]',
      'topics.suggestion.agent': 'model',
    };

    expect(read(row).record).toMatchObject({
      suggestions: { topics: { value: ['a'], agent: 'model' } },
      responses: [{ user: 'ana', status: 'draft', values: { label: 'good' } }],
    });
  });

  it('reads which suggestions were in view, and blind answers, with the answers of one user', () => {
    const row = {
      label: 'good',
      'label.suggestion_seen': 'yes',
      'label.blind_value': 'bad',
      'topics.suggestion_seen': '',
      'response.user': 'ana',
      'response.status': 'submitted',
    };

    const mapped = { suggestions: [pair('label'), pair('topics')] };
    expect(read(row, mapped).record.responses).toEqual([
      {
        user: 'ana',
        status: 'submitted',
        values: { label: 'good' },
        suggestionsSeen: { label: true },
        blindValues: { label: 'bad' },
      },
    ]);
    expect(read({ ...row, 'response.status': '' }, mapped).record.responses).toEqual([]);
  });

  it('uses a column only as the user mapped it, even if Postil’s own tables use its name', () => {
    const mapped = { fields: [pair('label.suggestion', 'text')], metadata: [pair('response.status', 'length')] };

    expect(read({ 'label.suggestion': 'good', 'response.status': 'draft', topics: 'a' }, mapped)).toMatchObject({
      record: { fields: { text: 'good' }, metadata: {}, suggestions: { topics: { value: ['a'] } }, responses: [] },
      wrong: ['response.status'],
    });
  });

  it('can fill the ID, a field and a metadata property from one column', () => {
    const mapped = { fields: [pair('7', 'text')], metadata: [pair('7', 'length')], externalId: '7' };

    expect(read({ 7: '7' }, mapped).record).toMatchObject({
      externalId: '7',
      fields: { text: '7' },
      metadata: { length: 7 },
    });
  });

  it('fills a field from a column named metadata if the user mapped it', () => {
    const metadata = { fields: [pair('metadata', 'text')] };

    expect(read({ metadata: '{"a":1}' }, metadata).record).toMatchObject({ fields: { text: '{"a":1}' }, metadata: {} });
    expect(read({ metadata: '{"a":1}' }).record.metadata).toEqual({ a: 1 });
  });

  it('reads a chat from a text and from messages in both common formats', () => {
    const chat = { ...shape, fields: [{ name: 'talk', type: 'chat' as const }] };
    const talk = (value: unknown) =>
      recordsOfTable(chat, false, { ...columns, fields: [pair('talk')] })({ talk: value }).record.fields.talk;

    expect(talk('Hi')).toEqual([{ role: 'user', content: 'Hi' }]);
    expect(talk([{ from: 'gpt', value: 'Yes?' }])).toEqual([{ role: 'assistant', content: 'Yes?' }]);
    expect(talk([{ role: 'user', content: 'Hi' }])).toEqual([{ role: 'user', content: 'Hi' }]);
  });
});
