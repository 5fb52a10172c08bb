import { type Row, row } from './row.ts';

export const jobsRows: readonly Row[] = [['GET', '/jobs/:job_id', row(200, 200, 403, 403, 403, 401)]];
