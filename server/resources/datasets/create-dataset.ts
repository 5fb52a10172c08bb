import type { Trx } from '../../schema/database.ts';
import type { DatasetStatus, Distribution } from '../../schema/dataset-tables.ts';
import { createPartitions } from '../../schema/partitions.ts';
import { indexVersion } from '../../search/text/index-version.ts';

export interface NewDataset {
  readonly workspaceId: string;
  readonly name: string;
  readonly guidelines?: string | null;
  readonly allowExtraMetadata?: boolean;
  readonly distribution?: Distribution;
  readonly metadata?: Readonly<Record<string, unknown>> | null;
  readonly status?: DatasetStatus;
  readonly measuresTime?: boolean;
}

export interface DatasetKey {
  readonly id: string;
  readonly ds: number;
}

/** With partitions and counters. */
export async function createDataset(trx: Trx, dataset: NewDataset): Promise<DatasetKey> {
  const values = {
    workspace_id: dataset.workspaceId,
    name: dataset.name,
    guidelines: dataset.guidelines ?? null,
    allow_extra_metadata: dataset.allowExtraMetadata ?? true,
    distribution: JSON.stringify(dataset.distribution ?? { strategy: 'overlap', min_submitted: 1 }),
    metadata: dataset.metadata ? JSON.stringify(dataset.metadata) : null,
    status: dataset.status ?? 'draft',
    measures_time: dataset.measuresTime ?? false,
    analyser_version: indexVersion,
  } as const;
  const key = await trx.insertInto('datasets').values(values).returning(['id', 'ds']).executeTakeFirstOrThrow();
  await createPartitions(trx, key.ds);
  await trx.insertInto('dataset_progress').values({ ds: key.ds }).execute();
  return key;
}
