import type { AppDeps } from '../resources/shared/route.ts';
import { Hopeless, type Job, type JobKind, type JobRun, NotNow, Setback, TakenOver } from './job.ts';
import { failJob, finishJob, forgetJob, handBack, leaseSeconds, noteProgress, putOff, renewLease } from './queue.ts';

const longestReason = 500;
const unexpected = 'Something went wrong in the server; its log says what';

/** What a person is told; no text that the database cannot hold. */
const reasonOf = (error: unknown) =>
  (error instanceof Setback || error instanceof Hopeless ? error.message : unexpected)
    .replaceAll('\0', '')
    .slice(0, longestReason);

async function tryAgain({ db }: AppDeps, { patience }: JobKind, job: Job, error: unknown) {
  const least = error instanceof Setback ? error.seconds : 0;
  const seconds = patience(job.failures + 1);
  if (seconds === undefined) await failJob(db, job, reasonOf(error));
  else await putOff(db, job, Math.max(seconds, least), reasonOf(error));
}

async function settle(deps: AppDeps, kind: JobKind, job: JobRun, error: unknown, isStopping: boolean) {
  if (error instanceof TakenOver) return;
  if (error instanceof NotNow) return void (await handBack(deps.db, job, error.seconds * (1 + Math.random())));
  if (isStopping) return void (await handBack(deps.db, job));
  if (error instanceof Hopeless) return void (await failJob(deps.db, job, reasonOf(error)));
  if (!(error instanceof Setback)) deps.log.error({ err: error, job: job.id, kind: job.kind }, 'A job failed');
  await tryAgain(deps, kind, job, error);
}

/** Keeps the job ours while it is being done; its signal tells when to end before it is. */
function holdLease({ db, log }: AppDeps, job: Job, stopping: AbortSignal) {
  const ending = new AbortController();
  const stop = () => ending.abort(stopping.reason);
  stopping.addEventListener('abort', stop);
  if (stopping.aborted) stop();
  const renew = async () => {
    try {
      if (!(await renewLease(db, job))) ending.abort(new TakenOver());
    } catch (error) {
      log.warn({ err: error, job: job.id }, 'A lease could not be renewed');
    }
  };
  const timer = setInterval(renew, (leaseSeconds * 1000) / 3);
  const letGo = () => {
    clearInterval(timer);
    stopping.removeEventListener('abort', stop);
  };
  return { signal: ending.signal, letGo };
}

const isHopeless = ({ patience }: JobKind, { failures }: Job) => failures > 0 && patience(failures) === undefined;

/** Does a job that was taken, and notes what became of it. */
export async function runJob(deps: AppDeps, kind: JobKind, taken: Job, stopping: AbortSignal): Promise<void> {
  const { signal, letGo } = holdLease(deps, taken, stopping);
  const job = { ...taken, signal, reached: noteReached(taken) };
  try {
    if (isHopeless(kind, job)) throw new Hopeless('It was interrupted too often');
    await kind.run(job, deps);
    await (kind.isForgotten ? forgetJob(deps.db, job) : finishJob(deps.db, job));
  } catch (error) {
    await settle(deps, kind, job, error, stopping.aborted);
  } finally {
    letGo();
  }
}

const noteReached =
  (job: Job): JobRun['reached'] =>
  (trx, progress) =>
    noteProgress(trx, job, progress);
