import type { Job } from '#domain/creation/running/job.ts';
import type { JobRepository } from '../ports/creation/job-repository.ts';
import { orElse } from '../shared/or-else.ts';

export class LoadJob {
  constructor(private readonly jobs: JobRepository) {}

  execute(id: string): Promise<Job> {
    return orElse(this.jobs.get(id), { id, status: 'failed' as const });
  }
}
