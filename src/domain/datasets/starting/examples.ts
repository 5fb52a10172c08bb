import type { DatasetTypes } from '../overview/dataset-overview.ts';

export type ExampleTask = 'textClassification' | 'questionAnswering' | 'textToImage';

export interface ExampleDataset {
  readonly repoId: string;
  readonly task: ExampleTask;
  readonly rows: number;
  readonly kinds: DatasetTypes;
}

export const exampleDatasets: readonly ExampleDataset[] = [
  {
    repoId: 'stanfordnlp/imdb',
    task: 'textClassification',
    rows: 100_000,
    kinds: { fields: ['text'], questions: ['label_selection'] },
  },
  {
    repoId: 'databricks/databricks-dolly-15k',
    task: 'questionAnswering',
    rows: 15_000,
    kinds: { fields: ['text'], questions: ['text'] },
  },
  {
    repoId: 'dvilasuero/finepersonas-v0.1-tiny-flux-schnell',
    task: 'textToImage',
    rows: 350,
    kinds: { fields: ['text', 'image'], questions: ['rating'] },
  },
];
