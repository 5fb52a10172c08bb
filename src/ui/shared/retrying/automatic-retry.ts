import { reaction, when } from 'mobx';
import { useEffect } from 'react';
import { callFailureOf } from '#application/ports/shared/call-failures.ts';
import type { Clock } from '#application/ports/shared/clock.ts';
import type { Connectivity } from '#application/ports/shared/connectivity.ts';
import type { ReportCallFailure } from '#application/shared/report-call-failure.ts';
import { RetryBackoff } from '#application/shared/retry-backoff.ts';
import type { Task } from '../task.ts';
import { useShared } from '../use-view-model.ts';

/** Repeats a load that has failed: after growing pauses, and at once when the browser is online again. */
export class AutomaticRetry {
  constructor(
    private readonly clock: Clock,
    private readonly connectivity: Connectivity,
    private readonly reports: ReportCallFailure,
  ) {}

  /** Repeats it until the returned function is called. */
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

  /** Shows no notice if it fails again: the page says so already. */
  private repeat(loading: Task, load: () => void) {
    const unmute = this.reports.mute();
    load();
    void when(() => !loading.isRunning, unmute);
  }
}

/** An id that the server cannot read is one that nothing will ever have. */
const isFinal = ({ failure }: Task) => failure !== undefined && callFailureOf(failure)?.status === 422;

/** Repeats a load that has failed for as long as what says so is on the screen. */
export function useAutomaticRetry(loading: Task, load: () => void) {
  const retry = useShared(AutomaticRetry);
  useEffect(() => retry.watch(loading, load), [retry, loading, load]);
}
