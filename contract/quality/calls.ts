import type { Call } from '../call.ts';
import { wireQualityGroups, wireQualityGroupsRequest } from './groups.ts';
import { wireQuality, wireQualityRequest } from './quality.ts';

/** Calls that only this server has. */
export const qualityCalls = {
  /** Agreement between the users of a dataset. For admins and owners. */
  getQuality: { method: 'GET', path: '/api/ext/v1/datasets/:id/quality', status: 200, response: wireQuality },
  /** Agreement in a part of the answers. For admins and owners. */
  measureQuality: {
    method: 'POST',
    path: '/api/ext/v1/datasets/:id/quality',
    request: wireQualityRequest,
    status: 200,
    response: wireQuality,
  },
  /** Agreement in groups of records. For admins and owners. */
  compareGroups: {
    method: 'POST',
    path: '/api/ext/v1/datasets/:id/quality/groups',
    request: wireQualityGroupsRequest,
    status: 200,
    response: wireQualityGroups,
  },
} as const satisfies Record<string, Call>;
