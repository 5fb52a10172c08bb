import { describe, expect, it } from 'vitest';
import { newQuestion } from '#domain/creation/plan/new-question.ts';
import type { InferredDataset } from '#domain/creation/portable/inferred-dataset.ts';
import { emptySource } from '#domain/creation/source/empty-source.ts';
import { fileSource } from '#domain/creation/source/file-source.ts';

const found = (change: Partial<InferredDataset> = {}): InferredDataset => ({
  isOfRecords: false,
  columns: [
    { name: 'id', type: 'text', metadataType: 'terms' },
    { name: 'text', type: 'text', metadataType: undefined },
    { name: 'label', type: 'text', metadataType: 'terms' },
    { name: 'stars', type: 'number', metadataType: 'integer' },
    { name: 'talk', type: 'chat', metadataType: undefined },
    { name: 'embedding', type: 'list', metadataType: undefined },
  ],
  fields: [{ name: 'text', type: 'text' }],
  questions: [{ ...newQuestion('label_selection', [], undefined), name: 'label', required: false, column: 'label' }],
  metadata: [{ name: 'stars', type: 'integer' }],
  vectors: [{ name: 'embedding', dimensions: 3 }],
  idColumn: 'id',
  ...change,
});

const contentsOf = (name: string, change?: Partial<InferredDataset>) => {
  const [subset] = fileSource(name, found(change)).subsets;
  if (!subset) throw new Error('a file has one subset');
  return subset;
};

describe('a file as a source', () => {
  it.each([
    ['reviews.csv', 'reviews'],
    ['reviews.csv.gz', 'reviews'],
    ['my.reviews.JSONL', 'my.reviews'],
    ['reviews', 'reviews'],
    ['.csv', '.csv'],
  ])('named %s makes a dataset named %s', (name, expected) => {
    expect(fileSource(name, found())).toMatchObject({ kind: 'file', id: name, name: expected });
  });

  it('shows inferred fields, and offers every other column', () => {
    expect(contentsOf('a.csv').fields).toEqual([
      expect.objectContaining({ name: 'text', choice: 'text', choices: ['no mapping', 'text', 'image'] }),
      expect.objectContaining({ name: 'label', choice: 'no mapping', columnType: 'text' }),
      expect.objectContaining({ name: 'talk', choice: 'no mapping', choices: ['no mapping', 'chat', 'custom'] }),
    ]);
  });

  it('knows which fields come out of lists, and which cells hold several labels', () => {
    const derived = [{ kind: 'words', from: 'tokens', fields: ['text'] }] as const;
    const listed = { delimiter: ';', spellings: [{ text: 'a', count: 2 }] } as const;
    const columns = [{ name: 'label', type: 'text', metadataType: 'terms', listed }] as const;

    expect(contentsOf('a.csv', { derived, columns })).toMatchObject({ derived, listedLabels: { label: listed } });
    expect(contentsOf('a.csv')).not.toHaveProperty('derived');
  });

  it('offers a number column that is a question', () => {
    const question = { ...newQuestion('rating', [], undefined), name: 'stars', column: 'stars' };
    const { fields } = contentsOf('a.csv', { questions: [question, newQuestion('text', [], undefined)] });

    expect(fields.map(({ name }) => name)).toContain('stars');
  });

  it('requires the only question', () => {
    expect(contentsOf('a.csv').questions).toEqual([expect.objectContaining({ name: 'label', required: true })]);
  });

  it('keeps inferred metadata, and offers other columns of short texts', () => {
    expect(contentsOf('a.csv').metadata.map(({ name, isKept }) => [name, isKept])).toEqual([
      ['stars', true],
      ['id', false],
      ['label', false],
    ]);
  });

  it('takes external ids from the column of ids', () => {
    expect(contentsOf('a.csv').externalId).toBe('id');
    expect(contentsOf('a.csv', { idColumn: undefined }).externalId).toBeUndefined();
  });

  it('with whole records needs no mapping', () => {
    const whole = contentsOf('a.jsonl', { isOfRecords: true, columns: [] });

    expect(whole.fields).toEqual([
      expect.objectContaining({ name: 'text', choice: 'text', choices: ['no mapping', 'text'] }),
    ]);
    expect(whole.metadata.map(({ name }) => name)).toEqual(['stars']);
    expect(fileSource('a.jsonl', found({ isOfRecords: true })).isOfRecords).toBe(true);
    expect(fileSource('a.jsonl', found()).setUp).toBeUndefined();
    expect(fileSource('a.jsonl', found({ setUp: { guidelines: 'Read.' } })).setUp).toEqual({ guidelines: 'Read.' });
  });
});

describe('the empty source', () => {
  it('has one empty subset', () => {
    expect(emptySource.kind).toBe('nothing');
    expect(emptySource.subsets).toEqual([expect.objectContaining({ fields: [], questions: [], splits: [] })]);
  });
});
