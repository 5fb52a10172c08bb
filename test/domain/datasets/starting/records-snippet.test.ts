import { describe, expect, it } from 'vitest';
import { recordsSnippet } from '#domain/datasets/starting/records-snippet.ts';
import { aField } from '../../../support/builders.ts';
import { aDataset } from '../../../support/datasets.ts';

describe('the Python code for the first record', () => {
  it('names the dataset, its workspace and all its fields', () => {
    const fields = [aField('text', { name: 'review' }), aField('chat', { name: 'talk "1"' }), aField('image')];

    expect(
      recordsSnippet(aDataset({ name: 'my "reviews"' }), fields, 'https://labels.example'),
    ).toBe(`import argilla as rg

client = rg.Argilla(
    api_url="https://labels.example",
    api_key="YOUR_API_KEY",
)
dataset = client.datasets(name="my \\"reviews\\"", workspace="demo")

dataset.records.log([{
    "review": "Read closely.",
    "talk \\"1\\"": [{"role": "user", "content": "Hello!"}],
    "image": "https://example.org/picture.png",
}])
`);
  });
});
