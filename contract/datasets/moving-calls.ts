import type { Call } from '../call.ts';
import { wireDataset } from './dataset.ts';
import { wireDuplication, wireMove, wireMoveEffect } from './moving.ts';

/** The caller leads both workspaces. Only this server has these calls. */
export const movingCalls = {
  previewMove: {
    method: 'GET',
    path: '/api/ext/v1/datasets/:id/move',
    query: wireMove,
    status: 200,
    response: wireMoveEffect,
  },
  /** Error code: `dataset_name_taken`. */
  moveDataset: {
    method: 'POST',
    path: '/api/ext/v1/datasets/:id/move',
    request: wireMove,
    status: 200,
    response: wireDataset,
  },
  /** Error code: `dataset_name_taken`. */
  duplicateDataset: {
    method: 'POST',
    path: '/api/ext/v1/datasets/:id/duplicate',
    request: wireDuplication,
    status: 201,
    response: wireDataset,
  },
} as const satisfies Record<string, Call>;
