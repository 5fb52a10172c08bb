import type { Call } from '../call.ts';
import { wireFileRequest } from './file.ts';
import { wireKnownRecords, wireKnownRecordsRequest } from './known-records.ts';

/** Files of records; only this server has these calls. */
export const filesCalls = {
  /** The response streams the file. For admins and owners. */
  writeFile: { method: 'POST', path: '/api/ext/v1/datasets/:id/file', request: wireFileRequest, status: 200 },
  /** Finds the external ids that exist in the dataset. For admins and owners. */
  knownRecords: {
    method: 'POST',
    path: '/api/ext/v1/datasets/:id/known-records',
    request: wireKnownRecordsRequest,
    status: 200,
    response: wireKnownRecords,
  },
} as const satisfies Record<string, Call>;
