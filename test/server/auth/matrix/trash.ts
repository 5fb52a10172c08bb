import { type Row, row } from './row.ts';

const leads = row(200, 200, 403, 403, 403, 401);

/** `:dataset_id` is a deleted dataset. */
export const trashRows: readonly Row[] = [
  ['GET', '/ext/v1/trash', row(200, 200, 403, 200, 403, 401)],
  ['POST', '/ext/v1/trash/:dataset_id/restore', leads, {}],
  ['DELETE', '/ext/v1/trash/:dataset_id', leads],
];
