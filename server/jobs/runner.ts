import { OutageLog } from '../operation/outage-log.ts';
import { enqueueDueDrops } from '../resources/datasets/drop-dataset.ts';
import type { AppDeps } from '../resources/shared/route.ts';
import type { Db } from '../schema/database.ts';
import { deliverWebhook } from '../webhooks/enqueue-deliveries.ts';
import type { Job, JobKinds } from './job.ts';
import { jobKinds } from './job-kinds.ts';
import { JobSignal, onJobsEnqueued } from './job-signal.ts';
import { deleteOldJobs, takeJobs } from './queue.ts';
import { runJob } from './run-job.ts';

const pollMilliseconds = 1000;
const sweepMilliseconds = 3_600_000;
const outageMessages = { lost: 'Cannot read the job queue', back: 'The job queue is readable again' };

export interface Runner {
  stop(): Promise<void>;
}

/** Kinds of jobs, and how many run at once. */
interface JobGroup {
  readonly kinds: JobKinds;
  readonly slots: number;
}

const groupsOf = (kinds: JobKinds): readonly JobGroup[] => {
  const isDelivery = ([name]: readonly [string, unknown]) => name === deliverWebhook;
  const entries = Object.entries(kinds);
  return [
    { kinds: Object.fromEntries(entries.filter((entry) => !isDelivery(entry))), slots: 2 },
    { kinds: Object.fromEntries(entries.filter(isDelivery)), slots: 4 },
  ].filter((group) => Object.keys(group.kinds).length > 0);
};

class Worker {
  private readonly signal = new JobSignal();
  private readonly running = new Set<Promise<void>>();
  private readonly outage: OutageLog;

  constructor(
    private readonly deps: AppDeps,
    private readonly group: JobGroup,
    private readonly stopping: AbortSignal,
  ) {
    this.outage = new OutageLog(deps.log, outageMessages);
  }

  async work(): Promise<void> {
    const unsubscribe = onJobsEnqueued(this.signal);
    this.stopping.addEventListener('abort', this.signal.notify);
    while (!this.stopping.aborted) {
      const mayBeMore = await this.takeSome();
      if (!mayBeMore) await this.signal.wait(pollMilliseconds);
      else if (this.running.size === this.group.slots) await Promise.race(this.running);
    }
    unsubscribe();
    await Promise.all(this.running);
  }

  /** Returns whether more jobs may be due than there were free slots. */
  private async takeSome() {
    const free = this.group.slots - this.running.size;
    try {
      const jobs = await takeJobs(this.deps.db, Object.keys(this.group.kinds), free);
      this.outage.worked();
      for (const job of jobs) this.begin(job);
      return jobs.length === free;
    } catch (error) {
      this.outage.failed(error);
      return false;
    }
  }

  private begin(job: Job) {
    const kind = this.group.kinds[job.kind];
    if (!kind) throw new Error(`Unknown job kind ${job.kind}`);
    const run = runJob(this.deps, kind, job, this.stopping)
      .catch((error) => this.deps.log.warn({ err: error, job: job.id }, 'Could not store the outcome of a job'))
      .finally(() => this.running.delete(run));
    this.running.add(run);
  }
}

/** Deletes old finished jobs, and enqueues deletions of expired datasets. */
export async function tidyUp(db: Db): Promise<void> {
  await deleteOldJobs(db);
  await enqueueDueDrops(db);
}

/** The returned function waits for a sweep that is under way, because the database is closed afterwards. */
function sweep({ db, log }: AppDeps) {
  let running = Promise.resolve();
  const run = () => {
    running = tidyUp(db).catch((error) => log.warn({ err: error }, 'Could not delete old jobs and datasets'));
  };
  const timer = setInterval(run, sweepMilliseconds);
  run();
  return () => {
    clearInterval(timer);
    return running;
  };
}

/** Any number of processes may run jobs of one database. */
export function startRunner(deps: AppDeps, kinds: JobKinds = jobKinds): Runner {
  const stopping = new AbortController();
  const workers = groupsOf(kinds).map((group) => new Worker(deps, group, stopping.signal).work());
  const endSweeping = sweep(deps);
  return {
    async stop() {
      stopping.abort();
      await Promise.all([endSweeping(), ...workers]);
    },
  };
}
