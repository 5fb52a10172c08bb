import { reaction } from 'mobx';
import { limits } from '#domain/shared/limits.ts';

/**
 * Runs `show` once the watched value has not changed for a while, so that typing stays fast. Returns the function
 * that stops it.
 */
export function debouncedReaction<T>(watch: () => T, show: (value: T) => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const stop = reaction(watch, show, {
    fireImmediately: true,
    scheduler: (run) => {
      clearTimeout(timer);
      timer = setTimeout(run, limits.previewWaitMs);
    },
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
