import type { DeletedDataset } from '#domain/datasets/deleted-dataset.ts';

/** What those who lead have deleted, and can still restore. */
export abstract class TrashRepository {
  /** The last deleted first. */
  abstract all(): Promise<readonly DeletedDataset[]>;
  /** Under its own name or another one; false where another dataset of the workspace has that name by now. */
  abstract restore(id: string, name?: string): Promise<boolean>;
  /** For good. */
  abstract remove(id: string): Promise<void>;
}
