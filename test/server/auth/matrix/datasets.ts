import { members, type Row, row, signedIn } from './row.ts';

const leaders = row(200, 200, 403, 403, 403, 401);

const makers = row(201, 201, 403, 403, 403, 401);
const text = { name: 'new', title: 'New', settings: { type: 'text' } };

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
  ['POST', '/datasets/:dataset_id/fields', makers, text],
  ['PATCH', '/fields/:field_id', leaders],
  ['DELETE', '/fields/:field_id', leaders],
  ['POST', '/datasets/:dataset_id/questions', makers, text],
  ['PATCH', '/questions/:question_id', leaders],
  ['DELETE', '/questions/:question_id', leaders],
  [
    'POST',
    '/datasets/:dataset_id/metadata-properties',
    makers,
    { name: 'new', title: 'New', settings: { type: 'terms' } },
  ],
  ['PATCH', '/metadata-properties/:metadata_property_id', leaders],
  ['DELETE', '/metadata-properties/:metadata_property_id', leaders],
  ['GET', '/metadata-properties/:metadata_property_id/metrics', members],
  ['POST', '/datasets/:dataset_id/vectors-settings', makers, { name: 'new', title: 'New', dimensions: 2 }],
  ['PATCH', '/vectors-settings/:vector_settings_id', leaders],
  ['DELETE', '/vectors-settings/:vector_settings_id', leaders],
  ['GET', '/datasets/:dataset_id/fields', members],
  ['GET', '/datasets/:dataset_id/questions', members],
  ['GET', '/me/datasets/:dataset_id/metadata-properties', members],
  ['GET', '/datasets/:dataset_id/vectors-settings', members],
];
