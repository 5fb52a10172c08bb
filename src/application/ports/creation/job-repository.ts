import type { Job } from '#domain/creation/running/job.ts';

export abstract class JobRepository {
  abstract get(id: string): Promise<Job>;
}
