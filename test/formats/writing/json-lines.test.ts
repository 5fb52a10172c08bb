import { describe, expect, it } from 'vitest';
import { answer, aRecord, textOf } from '../../support/formats/a-file.ts';

const linesOf = (...given: Parameters<typeof textOf>) =>
  textOf(...given)
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

const full = aRecord({
  fields: { text: 'A "quoted"\nline 😀', talk: [{ role: 'user', content: 'hi' }] },
  metadata: { source: ['a', 'b'], length: 3, weight: 0.1 },
  vectors: { small: [0.5, -1] },
  suggestions: {
    label: { value: 'positive', score: 0.25, agent: 'model' },
    topics: { value: ['a'], score: [0.5], agent: undefined },
  },
  responses: [answer('ana', { label: 'negative', stars: 0 }), answer('bo', {}, { status: 'discarded' })],
});

describe('JSON Lines (.jsonl)', () => {
  it('holds every record with all its parts on one line', () => {
    const text = textOf([full, aRecord({ id: 'server-2', externalId: undefined, isCompleted: false })], {
      order: { format: 'jsonl' },
    });

    expect(text.split('\n')).toHaveLength(3);
    expect(JSON.parse(text.split('\n')[0] ?? '')).toEqual({
      id: 'r-1',
      _server_id: 'server-1',
      status: 'completed',
      fields: full.fields,
      metadata: full.metadata,
      suggestions: {
        label: { value: 'positive', score: 0.25, agent: 'model' },
        topics: { value: ['a'], score: [0.5], agent: null },
      },
      responses: [
        { user: 'ana', status: 'submitted', values: { label: 'negative', stars: 0 } },
        { user: 'bo', status: 'discarded', values: {} },
      ],
      vectors: { small: [0.5, -1] },
      inserted_at: full.insertedAt,
      updated_at: full.updatedAt,
    });
    expect(JSON.parse(text.split('\n')[1] ?? '')).toMatchObject({ id: 'server-2', status: 'pending', responses: [] });
  });

  it('leaves out suggestions, metadata and vectors that the user did not select', () => {
    const [line] = linesOf([full], { order: { suggestions: false, metadata: false, vectors: false } });

    expect(Object.keys(line)).toEqual([
      'id',
      '_server_id',
      'status',
      'fields',
      'responses',
      'inserted_at',
      'updated_at',
    ]);
  });

  it('holds one answer to each question in an export of the majority', () => {
    const responses = ['a', 'a', 'b'].map((label, index) => answer(`user-${index}`, { label }));

    const [line] = linesOf([aRecord({ responses })], { order: { answersOf: { kind: 'majority' } } });

    expect(line.answers).toEqual({ label: 'a' });
    expect(line).not.toHaveProperty('responses');
  });

  it('holds at most one response to each record in an export of one user', () => {
    const order = { answersOf: { kind: 'user', userId: 'u' } } as const;

    const lines = linesOf([aRecord({ responses: [answer('ana', { label: 'a' })] }), aRecord()], { order });

    expect(lines.map(({ responses }) => responses.length)).toEqual([1, 0]);
  });

  it('is empty without records', () => {
    expect(textOf([])).toBe('');
  });
});
