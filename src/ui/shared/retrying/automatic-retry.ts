import { reaction, when } from 'mobx';
import { useEffect } from 'react';
import { callFailureOf } from '#application/ports/shared/call-failures.ts';
import type { Clock } from '#application/ports/shared/clock.ts';
import type { Connectivity } from '#application/ports/shared/connectivity.ts';
import type { ReportCallFailure } from '#application/shared/report-call-failure.ts';
import { RetryBackoff } from '#application/shared/retry-backoff.ts';
import type { Task } from '../task.ts';
import { useShared } from '../use-view-model.ts';

/** Retries a failed load after growing pauses, and at once when the browser is online again. */
export class AutomaticRetry {
  constructor(
    private readonly clock: Clock,
    private readonly connectivity: Connectivity,
    private readonly reports: ReportCallFailure,
  ) {}

  watch(loading: Task, load: () => void): () => void {
    const backoff = new RetryBackoff(this.clock);
    const retry = () => {
      if (loading.hasFailed && !isFinal(loading)) this.repeat(loading, load);
    };
    const retryLater = async () => {
      backoff.pauseFor(loading.failure && callFailureOf(loading.failure)?.retryAfter);
      if (await backoff.wait()) retry();
    };
    const stops = [
      reaction(
        () => loading.hasFailed,
        (hasFailed) => hasFailed && void retryLater(),
        { fireImmediately: true },
      ),
      this.connectivity.watch((isOnline) => isOnline && retry()),
      () => backoff.reset(),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  /** Shows no notice for a repeated failure, because the page already says so. */
  private repeat(loading: Task, load: () => void) {
    const unmute = this.reports.mute();
    load();
    void when(() => !loading.isRunning, unmute);
  }
}

/** The server answers 422 to a malformed id: a retry cannot succeed. */
const isFinal = ({ failure }: Task) => failure !== undefined && callFailureOf(failure)?.status === 422;

export function useAutomaticRetry(loading: Task, load: () => void) {
  const retry = useShared(AutomaticRetry);
  useEffect(() => retry.watch(loading, load), [retry, loading, load]);
}
