import type { DeletedDataset } from '#domain/datasets/deleted-dataset.ts';

export abstract class TrashRepository {
  /** Last deleted first. */
  abstract all(): Promise<readonly DeletedDataset[]>;
  /** Restores under the old or a new name; false when the workspace has a dataset of that name. */
  abstract restore(id: string, name?: string): Promise<boolean>;
  abstract remove(id: string): Promise<void>;
}
