import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { answer, aRecord, textOf } from '../../support/formats/a-file.ts';

const tableOf = (...[records, wanted = {}]: Parameters<typeof textOf>): readonly Record<string, string>[] =>
  parse(textOf(records, { ...wanted, order: { ...wanted.order, format: 'csv' } }), { columns: true });

describe('CSV', () => {
  it('has a column for each field, property and vector, and eight for each question', () => {
    const [header] = textOf([], { order: { format: 'csv' }, shape: { questions: [{ name: 'label', type: 'rating' }] } })
      .trimEnd()
      .split('\r\n');

    expect(header).toBe(
      'text,talk,source,length,weight,small,label.responses,label.responses.users,label.responses.status,label.responses.suggestion_seen,' +
        'label.responses.blind_value,' +
        'label.suggestion,label.suggestion.score,label.suggestion.agent,id,status,_server_id,inserted_at,updated_at',
    );
  });

  it.each(['a "quoted" word', 'a, b', 'two\nlines', 'two\r\nlines', ' spaces ', '=1+1', '😀', 'é', ''])(
    'keeps the text %j unchanged',
    (text) => {
      const [row] = tableOf([aRecord({ fields: { text } })]);

      expect(row?.text).toBe(text);
    },
  );

  it.each([
    ['=1+1', "'=1+1"],
    ['+49 30', "'+49 30"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', "'\r=1"],
    ['＝1', "'＝1"],
    ['a=1', 'a=1'],
    [' =1', ' =1'],
    ["'=1", "'=1"],
  ])('writes the text %j as %j when it should be safe for spreadsheets', (text, held) => {
    const record = aRecord({
      externalId: text,
      fields: { text },
      metadata: { source: text, length: -7, weight: -0.5 },
    });

    const [row] = tableOf([record], { order: { safeForSpreadsheets: true } });

    expect(row).toMatchObject({ text: held, id: held, source: held, length: '-7', weight: '-0.5' });
  });

  it('escapes column names when it should be safe for spreadsheets', () => {
    const metadata = [{ name: '-x', type: 'terms' as const }];

    const text = textOf([], { order: { format: 'csv', safeForSpreadsheets: true }, shape: { metadata } });

    expect(text.split('\r\n')[0]?.split(',')).toContain("'-x");
  });

  it('ends lines with CRLF, and quotes an empty text but not a missing one', () => {
    const lines = textOf([aRecord({ fields: { text: '' } }), aRecord({ fields: {} })], {
      order: { format: 'csv', suggestions: false, metadata: false, vectors: false },
      shape: { questions: [] },
    }).split('\r\n');

    expect(lines.slice(1, 3).map((line) => line.split('r-1')[0])).toEqual(['"",,', ',,']);
    expect(lines).toHaveLength(4);
  });

  it('writes lists and objects as JSON, and numbers without quotes', () => {
    const [row] = tableOf([
      aRecord({
        fields: { text: 'a', talk: [{ role: 'user', content: 'hi' }] },
        metadata: { source: ['x', 'y'], length: 7, weight: 0.1 },
        vectors: { small: [1, 2.5] },
        responses: [
          answer('ana', { label: 'a', topics: ['t'], ents: [{ start: 0, end: 3, label: 'P' }] }),
          answer('bo', {}, { status: 'discarded' }),
        ],
      }),
    ]);

    expect(row).toMatchObject({
      talk: '[{"role":"user","content":"hi"}]',
      source: '["x","y"]',
      length: '7',
      weight: '0.1',
      small: '[1,2.5]',
      'label.responses': '["a",null]',
      'label.responses.users': '["ana","bo"]',
      'label.responses.status': '["submitted","discarded"]',
      'topics.responses': '[["t"],null]',
      'ents.responses': '[[{"start":0,"end":3,"label":"P"}],null]',
    });
  });

  it('quotes a term that looks like a JSON list', () => {
    const rows = tableOf([aRecord({ metadata: { source: '["x"' } }), aRecord({ metadata: { source: ['x'] } })]);

    expect(rows.map(({ source }) => source)).toEqual(['"[\\"x\\""', '["x"]']);
  });

  it('has one answer column for each question in exports of one user or of the majority', () => {
    const responses = [answer('ana', { label: 'a', stars: 3 })];

    const [mine] = tableOf([aRecord({ responses })], { order: { answersOf: { kind: 'user', userId: 'u' } } });
    const [most] = tableOf([aRecord({ responses })], { order: { answersOf: { kind: 'majority' } } });

    expect(mine).toMatchObject({ label: 'a', stars: '3', topics: '', 'response.status': 'submitted' });
    expect(most).toMatchObject({ label: 'a', stars: '3' });
    expect(most).not.toHaveProperty('label.responses');
  });

  it('says in exports of one user which suggestions were in view, and keeps blind answers', () => {
    const seen = { suggestionsSeen: { label: true, topics: false }, blindValues: { label: 'b' } };
    const responses = [{ ...answer('ana', { label: 'a', topics: ['x'] }), ...seen }];

    const [mine] = tableOf([aRecord({ responses })], { order: { answersOf: { kind: 'user', userId: 'u' } } });

    expect(mine).toMatchObject({
      'label.suggestion_seen': 'yes',
      'label.blind_value': 'b',
      'topics.suggestion_seen': 'no',
      'topics.blind_value': '',
      'stars.suggestion_seen': '',
    });
  });

  it('renames columns that would have the same name', () => {
    const named = { name: 'id', type: 'text' } as const;
    const [row] = tableOf([aRecord({ fields: { id: 'field' }, metadata: { id: 'metadata' } })], {
      order: { answersOf: { kind: 'majority' }, suggestions: false },
      shape: { fields: [named], metadata: [{ name: 'id', type: 'terms' }], questions: [named] },
    });

    expect(row).toMatchObject({ 'fields.id': 'field', 'metadata.id': 'metadata', 'answers.id': '', id: 'r-1' });
  });

  it('writes metadata without a property as JSON into one column', () => {
    const [row] = tableOf([aRecord({ metadata: { source: 'x', other: 1 } })], { shape: { allowsMore: true } });

    expect(row).toMatchObject({ source: 'x', metadata: '{"other":1}' });
  });
});
