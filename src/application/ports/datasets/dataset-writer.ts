import type { Job } from '#domain/creation/running/job.ts';
import type { Dataset, DatasetChanges } from '#domain/datasets/dataset.ts';
import type { ColumnMapping } from '#domain/datasets/origin.ts';

/** A dataset without fields, questions and records. */
export type NewDataset = Pick<Dataset, 'name' | 'workspaceId' | 'metadata'> & DatasetChanges;

export interface HubImport {
  readonly repoId: string;
  readonly subset: string;
  readonly split: string;
  readonly mapping: ColumnMapping;
}

export abstract class DatasetWriter {
  /** Returns the id. */
  abstract create(dataset: NewDataset): Promise<string>;
  abstract publish(id: string): Promise<void>;
  abstract import(id: string, rows: HubImport): Promise<Job>;
  /** Returns the time of the update. */
  abstract update(id: string, changes: DatasetChanges): Promise<string>;
  abstract delete(id: string): Promise<void>;
}
