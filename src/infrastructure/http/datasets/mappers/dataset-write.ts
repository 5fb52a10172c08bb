import type { HubImport, NewDataset } from '#application/ports/datasets/dataset-writer.ts';
import type { WireDatasetCreate, WireDatasetUpdate } from '#contract/datasets/dataset.ts';
import type { WireImport, WireJob } from '#contract/datasets/job.ts';
import { type Job, jobStatusOf } from '#domain/creation/running/job.ts';
import type { DatasetChanges } from '#domain/datasets/dataset.ts';

export const toWireDataset = ({ name, workspaceId, metadata, ...setUp }: NewDataset): WireDatasetCreate => ({
  name,
  workspace_id: workspaceId,
  metadata: metadata ? { ...metadata } : null,
  ...toWireChanges(setUp),
});

/** Only changed properties; removed guidelines are null. */
export function toWireChanges(changes: DatasetChanges): WireDatasetUpdate {
  const { name, guidelines, distribution, allowExtraMetadata, measuresTime } = changes;
  return {
    ...(name !== undefined && { name }),
    ...('guidelines' in changes && { guidelines: guidelines ?? null }),
    ...(distribution && {
      distribution: { strategy: distribution.strategy, min_submitted: distribution.minSubmitted },
    }),
    ...(allowExtraMetadata !== undefined && { allow_extra_metadata: allowExtraMetadata }),
    ...(measuresTime !== undefined && { postil: { measures_time: measuresTime } }),
  };
}

export const toWireImport = ({ repoId, subset, split, mapping }: HubImport): WireImport => ({
  name: repoId,
  subset,
  split,
  mapping: {
    fields: [...mapping.fields],
    metadata: [...mapping.metadata],
    suggestions: [...mapping.suggestions],
    external_id: mapping.externalId ?? null,
  },
});

export const toJob = ({ id, status }: WireJob): Job => ({ id, status: jobStatusOf(status) });
