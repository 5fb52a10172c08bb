import type { Call } from '../call.ts';
import { wireDataset } from '../datasets/dataset.ts';
import { wireDeletedDataset, wireRestore, wireTrash } from './trash.ts';

/** Deleted datasets, as only our own server keeps them for a while. */
export const trashCalls = {
  /** Those of the workspaces that the user leads, the last deleted first. */
  listTrash: { method: 'GET', path: '/api/ext/v1/trash', status: 200, response: wireTrash },
  /** With all that it had. Refused with `dataset_name_taken` where another dataset has its name by now. */
  restoreDataset: {
    method: 'POST',
    path: '/api/ext/v1/trash/:id/restore',
    request: wireRestore,
    status: 200,
    response: wireDataset,
  },
  /** Removes it for good. */
  removeDataset: { method: 'DELETE', path: '/api/ext/v1/trash/:id', status: 200, response: wireDeletedDataset },
} as const satisfies Record<string, Call>;
