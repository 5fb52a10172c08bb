import type { Connectivity } from '#application/ports/shared/connectivity.ts';
import type { NetworkConnection } from '#domain/shared/loading.ts';

/** Only Chromium has `navigator.connection`. */
interface NetworkInformation {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

export class BrowserConnectivity implements Connectivity {
  get isOnline(): boolean {
    return navigator.onLine;
  }

  get connection(): NetworkConnection {
    const { connection } = navigator as Navigator & { readonly connection?: NetworkInformation };
    return {
      isOnline: this.isOnline,
      effectiveType: connection?.effectiveType,
      savesData: connection?.saveData ?? false,
    };
  }

  watch(changed: (isOnline: boolean) => void): () => void {
    const watching = new AbortController();
    const { signal } = watching;
    addEventListener('online', () => changed(true), { signal });
    addEventListener('offline', () => changed(false), { signal });
    return () => watching.abort();
  }
}
