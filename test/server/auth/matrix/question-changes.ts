import { type Row, row } from './row.ts';

const leads = row(200, 200, 403, 403, 403, 401);
const text = { name: 'new', title: 'New', settings: { type: 'text' } };

export const questionChangeRows: readonly Row[] = [
  ['GET', '/ext/v1/questions/:question_id/usage', leads],
  ['POST', '/ext/v1/datasets/:dataset_id/questions', row(201, 201, 403, 403, 403, 401), text],
  [
    'PUT',
    '/ext/v1/datasets/:dataset_id/questions/order',
    row(409, 409, 403, 403, 403, 401),
    { ids: [crypto.randomUUID()] },
  ],
  ['PATCH', '/ext/v1/questions/:question_id', leads, { required: true }],
  ['POST', '/ext/v1/questions/:question_id/labels/remove', row(422, 422, 403, 403, 403, 401), { values: ['a'] }],
  ['DELETE', '/ext/v1/questions/:question_id', leads],
];
