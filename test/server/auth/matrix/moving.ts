import { type Row, row } from './row.ts';

const target = crypto.randomUUID();

/** The target does not exist, which only owners learn. */
export const movingRows: readonly Row[] = [
  ['GET', '/ext/v1/datasets/:dataset_id/move', row(422, 422, 422, 422, 422, 401)],
  ['POST', '/ext/v1/datasets/:dataset_id/move', row(422, 403, 403, 403, 403, 401), { workspace_id: target }],
  [
    'POST',
    '/ext/v1/datasets/:dataset_id/duplicate',
    row(422, 403, 403, 403, 403, 401),
    { name: 'copy', workspace_id: target, with_records: true },
  ],
];
