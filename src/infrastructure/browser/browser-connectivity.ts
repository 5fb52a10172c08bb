import type { Connectivity } from '#application/ports/shared/connectivity.ts';

export class BrowserConnectivity implements Connectivity {
  get isOnline(): boolean {
    return navigator.onLine;
  }

  watch(changed: (isOnline: boolean) => void): () => void {
    const watching = new AbortController();
    const { signal } = watching;
    addEventListener('online', () => changed(true), { signal });
    addEventListener('offline', () => changed(false), { signal });
    return () => watching.abort();
  }
}
