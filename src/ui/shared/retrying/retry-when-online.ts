import { mayBeOffline } from './connection-change.ts';

/**
 * Retries a load that failed offline once the browser is online, and again while the network may not be ready yet;
 * rejects if it fails at any other time.
 */
export async function retryWhenOnline<T>(load: () => Promise<T>): Promise<T> {
  for (;;)
    try {
      return await load();
    } catch (error) {
      if (!(await mayBeOffline())) throw error;
      if (!navigator.onLine) await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    }
}
