import { members, type Row, signedIn } from './row.ts';

export const datasetsRows: readonly Row[] = [
  ['GET', '/me/datasets', signedIn],
  ['GET', '/datasets/:dataset_id', members],
  ['GET', '/datasets/:dataset_id/progress', members],
  ['GET', '/me/datasets/:dataset_id/metrics', members],
  ['GET', '/datasets/:dataset_id/fields', members],
  ['GET', '/datasets/:dataset_id/questions', members],
  ['GET', '/me/datasets/:dataset_id/metadata-properties', members],
  ['GET', '/datasets/:dataset_id/vectors-settings', members],
];
