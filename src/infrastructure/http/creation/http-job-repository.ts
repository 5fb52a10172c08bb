import type { JobRepository } from '#application/ports/creation/job-repository.ts';
import { wireJob } from '#contract/datasets/job.ts';
import type { Job } from '#domain/creation/running/job.ts';
import type { Api } from '../api.ts';
import { toJob } from '../datasets/mappers/dataset-write.ts';

export class HttpJobRepository implements JobRepository {
  constructor(private readonly api: Api) {}

  async get(id: string): Promise<Job> {
    const job = await this.api.get({
      path: `v1/jobs/${id}`,
      schema: wireJob,
      failure: 'POSTIL_FETCHING_JOB',
      silent: true, // the caller shows the failure
    });
    return toJob(job);
  }
}
