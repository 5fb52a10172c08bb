import type { Call } from '../call.ts';
import { wireFileRequest } from './file.ts';
import { wireKnownRecords, wireKnownRecordsRequest } from './known-records.ts';

/** Records as files, which only our own server writes. */
export const filesCalls = {
  /** In the format asked for, as they are read; for those who lead the dataset. */
  writeFile: { method: 'POST', path: '/api/ext/v1/datasets/:id/file', request: wireFileRequest, status: 200 },
  /** Which of the external ids records of the dataset have already; for those who lead it. */
  knownRecords: {
    method: 'POST',
    path: '/api/ext/v1/datasets/:id/known-records',
    request: wireKnownRecordsRequest,
    status: 200,
    response: wireKnownRecords,
  },
} as const satisfies Record<string, Call>;
