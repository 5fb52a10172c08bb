import { members, type Row, row, signedIn } from './row.ts';

const leaders = row(200, 200, 403, 403, 403, 401);

export const datasetsRows: readonly Row[] = [
  ['GET', '/me/datasets', signedIn],
  ['POST', '/datasets', row(201, 201, 403, 403, 403, 401)],
  ['PATCH', '/datasets/:dataset_id', leaders],
  ['PUT', '/datasets/:dataset_id/publish', leaders],
  ['DELETE', '/datasets/:dataset_id', leaders],
  ['GET', '/datasets/:dataset_id', members],
  ['GET', '/datasets/:dataset_id/progress', members],
  ['GET', '/datasets/:dataset_id/users/progress', members],
  ['GET', '/me/datasets/:dataset_id/metrics', members],
  ['GET', '/datasets/:dataset_id/fields', members],
  ['GET', '/datasets/:dataset_id/questions', members],
  ['GET', '/me/datasets/:dataset_id/metadata-properties', members],
  ['GET', '/datasets/:dataset_id/vectors-settings', members],
];
