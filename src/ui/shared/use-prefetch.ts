import { useEffect } from 'react';
import { Connectivity } from '#application/ports/shared/connectivity.ts';
import { limits } from '#domain/shared/limits.ts';
import { mayPrefetch } from '#domain/shared/loading.ts';
import { ChunkReload } from './chunk-reload.ts';
import { useShared } from './use-view-model.ts';

/** Loads code some time after the page is ready, so that it works offline later. */
export function usePrefetch(isReady: boolean, loads: readonly (() => Promise<unknown>)[]) {
  const connectivity = useShared(Connectivity);
  const chunks = useShared(ChunkReload);
  useEffect(() => {
    if (!isReady || !mayPrefetch(connectivity.connection)) return undefined;
    const timer = setTimeout(() => void chunks.withoutReload(...loads), limits.prefetchWaitMs);
    return () => clearTimeout(timer);
  }, [isReady, connectivity, chunks, loads]);
}
