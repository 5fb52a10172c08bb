const running = ['queued', 'started', 'scheduled', 'deferred'] as const;
const failed = ['failed', 'stopped', 'canceled'] as const;
const known = [...running, ...failed, 'finished'] as const;

/** `unknown`: a status of a newer server, neither over nor failed. */
export type JobStatus = (typeof known)[number] | 'unknown';

export interface Job {
  readonly id: string;
  readonly status: JobStatus;
}

export const jobStatusOf = (text: string): JobStatus => known.find((status) => status === text) ?? 'unknown';

export const isFailed = ({ status }: Job) => failed.some((one) => one === status);
export const isOver = (job: Job) => job.status === 'finished' || isFailed(job);
