import { reaction } from 'mobx';
import { limits } from '#domain/shared/limits.ts';

/** Follows once the writing rests, so that writing never waits for it; returns what stops it. */
export function debouncedReaction<T>(watch: () => T, show: (value: T) => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const stop = reaction(watch, show, {
    fireImmediately: true,
    scheduler: (run) => {
      clearTimeout(timer);
      timer = setTimeout(run, limits.previewWait);
    },
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
