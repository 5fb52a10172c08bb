import type { Duplication, MoveEffect } from '#domain/datasets/transfers.ts';

/** Copies datasets, and moves them between workspaces. */
export abstract class DatasetTransfers {
  abstract effectOfMove(id: string, workspaceId: string): Promise<MoveEffect>;
  abstract move(id: string, workspaceId: string): Promise<void>;
  /** Returns the id of the copy. */
  abstract duplicate(id: string, duplication: Duplication): Promise<string>;
}
