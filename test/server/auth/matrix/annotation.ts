import { members, type Row, row, signedIn } from './row.ts';

const leaders = row(200, 200, 403, 403, 403, 401);

const unknownQuestion = { question_id: '00000000-0000-4000-8000-000000000000', value: 'x' };

export const annotationRows: readonly Row[] = [
  ['POST', '/me/responses/bulk', signedIn],
  ['POST', '/me/datasets/:dataset_id/records/search', members],
  ['PUT', '/datasets/:dataset_id/records/bulk', leaders, { items: [{ fields: { text: 'new' } }] }],
  [
    'POST',
    '/datasets/:dataset_id/records/bulk',
    row(201, 201, 403, 403, 403, 401),
    { items: [{ fields: { text: 'new' } }] },
  ],
  ['POST', '/datasets/:dataset_id/records/search', leaders],
  ['GET', '/datasets/:dataset_id/records', leaders],
  ['DELETE', '/datasets/:dataset_id/records', row(422, 422, 403, 403, 403, 401)],
  ['PATCH', '/records/:record_id', leaders],
  ['DELETE', '/records/:record_id', leaders],
  ['GET', '/datasets/:dataset_id/records/search/suggestions/options', members],
  ['GET', '/records/:record_id/suggestions', members],
  ['PUT', '/records/:record_id/suggestions', row(422, 422, 403, 403, 403, 401), unknownQuestion],
  ['DELETE', '/records/:record_id/suggestions', row(422, 422, 403, 403, 403, 401)],
  ['DELETE', '/suggestions/:suggestion_id', leaders],
  ['GET', '/records/:record_id', members],
  ['POST', '/records/:record_id/responses', row(201, 201, 201, 403, 403, 401)],
  ['PUT', '/responses/:response_id', row(200, 200, 403, 403, 403, 401)],
  ['DELETE', '/responses/:response_id', row(200, 200, 403, 403, 403, 401)],
];
