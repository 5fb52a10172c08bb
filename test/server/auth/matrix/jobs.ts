import { type Row, row } from './row.ts';

const hook = { url: 'https://hooks.example.org/postil', events: ['record.created'] };
const owners = row(200, 403, 403, 403, 403, 401);

const hub = { name: 'acme/reviews', subset: 'default', split: 'train' };
const mapping = { fields: [{ source: 'text', target: 'text' }] };

export const jobsRows: readonly Row[] = [
  ['GET', '/jobs/:job_id', row(200, 200, 403, 403, 403, 401)],
  ['POST', '/datasets/:dataset_id/import', row(202, 202, 403, 403, 403, 401), { ...hub, mapping }],
  ['POST', '/datasets/:dataset_id/export', row(202, 202, 403, 403, 403, 401), { ...hub, token: 'hf_test' }],
  ['GET', '/webhooks', owners],
  ['POST', '/webhooks', row(201, 403, 403, 403, 403, 401), hook],
  ['PATCH', '/webhooks/:webhook_id', owners, { enabled: false }],
  ['DELETE', '/webhooks/:webhook_id', owners],
  ['POST', '/webhooks/:webhook_id/ping', row(204, 403, 403, 403, 403, 401)],
];
