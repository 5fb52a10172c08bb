import type { Dataset } from '#domain/datasets/dataset.ts';

export const aDataset = (change: Partial<Dataset> = {}): Dataset => ({
  id: 'dataset',
  name: 'reviews',
  guidelines: undefined,
  status: 'ready',
  workspaceId: 'w1',
  workspaceName: 'demo',
  allowExtraMetadata: true,
  distribution: { strategy: 'overlap', minSubmitted: 1 },
  metadata: undefined,
  measuresTime: false,
  createdAt: '2026-01-01T00:00:00',
  updatedAt: '2026-01-01T00:00:00',
  lastActivityAt: '2026-01-01T00:00:00',
  ...change,
});
