import { unexpectedError } from '../resources/shared/refusal.ts';
import type { AppDeps } from '../resources/shared/route.ts';
import { type Job, type JobKind, type JobRun, PermanentFailure, Postponed, RetryLater, TakenOver } from './job.ts';
import {
  deleteJob,
  failJob,
  finishJob,
  leaseSeconds,
  renewLease,
  requeueJob,
  scheduleRetry,
  storeProgress,
} from './queue.ts';

const maxReasonChars = 500;

/** Reason for users, without characters that the database cannot store. */
const reasonOf = (error: unknown) =>
  (error instanceof RetryLater || error instanceof PermanentFailure ? error.message : unexpectedError)
    .replaceAll('\0', '')
    .slice(0, maxReasonChars);

async function retryOrFail({ db }: AppDeps, { retryDelay }: JobKind, job: Job, error: unknown) {
  const least = error instanceof RetryLater ? error.seconds : 0;
  const seconds = retryDelay(job.failures + 1);
  if (seconds === undefined) await failJob(db, job, reasonOf(error));
  else await scheduleRetry(db, job, Math.max(seconds, least), reasonOf(error));
}

async function settle(deps: AppDeps, kind: JobKind, job: JobRun, error: unknown, isStopping: boolean) {
  if (error instanceof TakenOver) return;
  if (error instanceof Postponed) return void (await requeueJob(deps.db, job, error.seconds * (1 + Math.random())));
  if (isStopping) return void (await requeueJob(deps.db, job));
  if (error instanceof PermanentFailure) return void (await failJob(deps.db, job, reasonOf(error)));
  if (!(error instanceof RetryLater)) deps.log.error({ err: error, job: job.id, kind: job.kind }, 'Job failed');
  await retryOrFail(deps, kind, job, error);
}

/** Renews the lease while the job runs; the signal aborts when the lease is lost or the server stops. */
function holdLease({ db, log }: AppDeps, job: Job, stopping: AbortSignal) {
  const ending = new AbortController();
  const stop = () => ending.abort(stopping.reason);
  stopping.addEventListener('abort', stop);
  if (stopping.aborted) stop();
  const renew = async () => {
    try {
      if (!(await renewLease(db, job))) ending.abort(new TakenOver());
    } catch (error) {
      log.warn({ err: error, job: job.id }, 'Could not renew the lease of a job');
    }
  };
  const timer = setInterval(renew, (leaseSeconds * 1000) / 3);
  const release = () => {
    clearInterval(timer);
    stopping.removeEventListener('abort', stop);
  };
  return { signal: ending.signal, release };
}

const wasInterruptedTooOften = ({ retryDelay }: JobKind, { failures }: Job) =>
  failures > 0 && retryDelay(failures) === undefined;

/** Stores the outcome as well. */
export async function runJob(deps: AppDeps, kind: JobKind, taken: Job, stopping: AbortSignal): Promise<void> {
  const { signal, release } = holdLease(deps, taken, stopping);
  const job = { ...taken, signal, saveProgress: progressSaver(taken) };
  try {
    if (wasInterruptedTooOften(kind, job)) throw new PermanentFailure('The job was interrupted too often');
    await kind.run(job, deps);
    await (kind.isDeletedWhenDone ? deleteJob(deps.db, job) : finishJob(deps.db, job));
  } catch (error) {
    await settle(deps, kind, job, error, stopping.aborted);
  } finally {
    release();
  }
}

const progressSaver =
  (job: Job): JobRun['saveProgress'] =>
  (trx, progress) =>
    storeProgress(trx, job, progress);
