import { describe, expect, it } from 'vitest';
import type { HubOrigin } from '#domain/datasets/origin.ts';
import { hubSnippet } from '#domain/datasets/starting/hub-snippet.ts';
import { aDataset } from '../../../support/datasets.ts';

const dataset = aDataset({ name: 'the "reviews"', workspaceName: 'team' });
const origin: HubOrigin = {
  repoId: 'stanfordnlp/imdb',
  subset: 'plain_text',
  split: 'test',
  mapping: {
    fields: [{ source: 'text', target: 'review' }],
    metadata: [{ source: 'label', target: 'label' }],
    suggestions: [{ source: 'label', target: 'mood' }],
    externalId: 'ref',
  },
  imported: 'UI',
};
const snippet = (changes: Partial<HubOrigin> = {}) =>
  hubSnippet(dataset, { ...origin, ...changes }, 'https://labels.example/team');

describe('the code that adds rows of the hub', () => {
  it('load the repository, its subset and its split, and log them with the mapping of the import', () => {
    expect(snippet()).toBe(`import argilla as rg
from datasets import load_dataset

client = rg.Argilla(
    api_url="https://labels.example/team",
    api_key="YOUR_API_KEY",
)
dataset = client.datasets(name="the \\"reviews\\"", workspace="team")

rows = load_dataset("stanfordnlp/imdb", name="plain_text", split="test")
dataset.records.log(rows, mapping={
    "text": "review.field",
    "label": ("label.metadata", "mood.suggestion"),
    "ref": "id",
})
`);
  });

  it('starts after the imported rows without a column of ids, to add none twice', () => {
    const lines = snippet({ mapping: { fields: [], metadata: [], suggestions: [] } });

    expect(lines).toContain('split="test[10000:]"');
  });

  it('names no subset and no mapping if the dataset has none', () => {
    const lines = snippet({ subset: undefined, split: undefined, mapping: undefined });

    expect(lines).toContain('load_dataset("stanfordnlp/imdb", split="train[10000:]")');
    expect(lines).toContain('dataset.records.log(rows)\n');
  });
});
