import { members, type Row, row, signedIn } from './row.ts';

export const liveRows: readonly Row[] = [
  ['GET', '/ext/v1/datasets', signedIn],
  ['GET', '/ext/v1/datasets/:dataset_id', members],
  ['GET', '/ext/v1/me/answers', signedIn],
  ['GET', '/ext/v1/datasets/:dataset_id/people', row(200, 200, 403, 403, 403, 401)],
  ['GET', '/ext/v1/datasets/:dataset_id/shares', row(200, 200, 403, 403, 403, 401)],
  ['GET', '/ext/v1/datasets/:dataset_id/quality', row(200, 200, 403, 403, 403, 401)],
  ['POST', '/ext/v1/datasets/:dataset_id/quality', row(200, 200, 403, 403, 403, 401), { intervals: false }],
  [
    'POST',
    '/ext/v1/datasets/:dataset_id/quality/groups',
    row(200, 200, 403, 403, 403, 401),
    { groups: { by: 'week' } },
  ],
  ['POST', '/ext/v1/datasets/:dataset_id/file', row(200, 200, 403, 403, 403, 401), { format: 'jsonl' }],
  ['POST', '/ext/v1/datasets/:dataset_id/known-records', row(200, 200, 403, 403, 403, 401), { external_ids: ['a'] }],
  ['GET', '/ext/v1/events', signedIn],
  ['GET', '/ext/v1/datasets/:dataset_id/events', members],
  ['POST', '/ext/v1/records/:record_id/reveal', members],
  ['PUT', '/ext/v1/records/:record_id/lease', members],
  ['DELETE', '/ext/v1/records/:record_id/lease', row(204, 204, 204, 403, 403, 401)],
];
