import type { AppDeps } from '../resources/shared/route.ts';
import type { JsonObject } from '../schema/column.ts';
import type { Trx } from '../schema/database.ts';

export interface Job {
  readonly id: string;
  readonly kind: string;
  readonly datasetId: string | null;
  readonly payload: JsonObject;
  readonly progress: JsonObject;
  readonly attempt: number;
  /** Failures since the last progress. */
  readonly failures: number;
}

export interface JobRun extends Job {
  /** Aborts when the server stops, and when another process has taken over the job. */
  readonly signal: AbortSignal;
  /** Stores the progress in the transaction of the step, so that no step runs twice. */
  readonly saveProgress: (trx: Trx, progress: JsonObject) => Promise<void>;
}

export interface JobKind {
  readonly run: (job: JobRun, deps: AppDeps) => Promise<void>;
  /** Seconds until the retry after this many failures; undefined to give up. */
  readonly retryDelay: (failures: number) => number | undefined;
  /** Users never ask for the outcome of such a job. */
  readonly isDeletedWhenDone?: boolean;
}

export type JobKinds = Readonly<Record<string, JobKind>>;

/** The job failed and may succeed later: after these seconds, or after the retry delay of its kind. */
export class RetryLater extends Error {
  constructor(
    reason: string,
    readonly seconds = 0,
  ) {
    super(reason);
  }
}

/** The job has to wait, which does not count as a failure. */
export class Postponed extends Error {
  constructor(readonly seconds: number) {
    super();
  }
}

/** The job can never succeed; the message tells the user why. */
export class PermanentFailure extends Error {}

/** Another process runs the job, because it took longer than its lease. */
export class TakenOver extends Error {}

const jitter = 0.2;

/** Delays in seconds with jitter; gives up after the last. */
export const retryAfter =
  (...seconds: readonly number[]) =>
  (failures: number): number | undefined => {
    const next = seconds[failures - 1];
    return next === undefined ? undefined : next * (1 - jitter + 2 * jitter * Math.random());
  };
