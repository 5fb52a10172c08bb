import { expect, it } from 'vitest';
import { LoadJob } from '#application/creation/load-job.ts';
import { Failure } from '#domain/shared/failure.ts';

it('returns the job of the server', async () => {
  const loadJob = new LoadJob({ get: async (id) => ({ id, status: 'started' }) });

  expect(await loadJob.execute('j1')).toEqual({ id: 'j1', status: 'started' });
});

it('takes a job that cannot be fetched for failed', async () => {
  const loadJob = new LoadJob({ get: () => Promise.reject(new Failure('POSTIL_FETCHING_JOB')) });

  expect(await loadJob.execute('j1')).toEqual({ id: 'j1', status: 'failed' });
});
