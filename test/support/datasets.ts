import type { FieldOf } from '#domain/annotation/field.ts';
import type { Dataset } from '#domain/datasets/dataset.ts';

export const aDataset = (change: Partial<Dataset> = {}): Dataset => ({
  id: 'd1',
  name: 'reviews',
  guidelines: undefined,
  status: 'ready',
  workspaceId: 'w1',
  workspaceName: 'demo',
  allowExtraMetadata: true,
  distribution: { strategy: 'overlap', minSubmitted: 1 },
  metadata: undefined,
  createdAt: '2026-01-01T00:00:00',
  updatedAt: '2026-01-01T00:00:00',
  lastActivityAt: '2026-01-01T00:00:00',
  ...change,
});

export const aField = (change: Partial<FieldOf<'text'>> = {}): FieldOf<'text'> => ({
  id: 'f1',
  name: 'text',
  title: 'Text',
  datasetId: 'd1',
  required: true,
  type: 'text',
  settings: { useMarkdown: false },
  ...change,
});
