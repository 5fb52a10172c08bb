import { type IEqualsComparer, reaction } from 'mobx';
import { limits } from '#domain/shared/limits.ts';

interface Debounce<T> {
  readonly waitMs?: number;
  readonly equals?: IEqualsComparer<T>;
}

/**
 * Runs `show` once the watched value has not changed for a while, so that typing stays fast. Returns the function
 * that stops it.
 */
export function debouncedReaction<T>(
  watch: () => T,
  show: (value: T) => void,
  { waitMs = limits.previewWaitMs, ...options }: Debounce<T> = {},
): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const stop = reaction(watch, show, {
    ...options,
    fireImmediately: true,
    scheduler: (run) => {
      clearTimeout(timer);
      timer = setTimeout(run, waitMs);
    },
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
