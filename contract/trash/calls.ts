import type { Call } from '../call.ts';
import { wireDataset } from '../datasets/dataset.ts';
import { wireDeletedDataset, wireRestore, wireTrash } from './trash.ts';

/** Deleted datasets; only this server has these calls. */
export const trashCalls = {
  /** Datasets of the workspaces that the user leads, latest deletion first. */
  listTrash: { method: 'GET', path: '/api/ext/v1/trash', status: 200, response: wireTrash },
  /** Restores the dataset with all its data. Error code: `dataset_name_taken`. */
  restoreDataset: {
    method: 'POST',
    path: '/api/ext/v1/trash/:id/restore',
    request: wireRestore,
    status: 200,
    response: wireDataset,
  },
  /** Deletes the dataset permanently. */
  removeDataset: { method: 'DELETE', path: '/api/ext/v1/trash/:id', status: 200, response: wireDeletedDataset },
} as const satisfies Record<string, Call>;
