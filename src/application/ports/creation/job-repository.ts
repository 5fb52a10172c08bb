import type { Job } from '#domain/creation/job.ts';

export abstract class JobRepository {
  abstract get(id: string): Promise<Job>;
}
