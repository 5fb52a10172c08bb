import { limits } from '#domain/shared/limits.ts';

/**
 * Retries a load that failed offline once the browser is online, and again while the network is not ready yet; rejects
 * if it fails online.
 */
export async function retryWhenOnline<T>(load: () => Promise<T>): Promise<T> {
  let retries = navigator.onLine ? 0 : limits.reconnectionRetries;
  for (;;)
    try {
      return await load();
    } catch (error) {
      await new Promise((resolve) => setTimeout(resolve, limits.offlineEventMs));
      if (!navigator.onLine) {
        retries = limits.reconnectionRetries;
        await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
      }
      if (retries-- === 0) throw error;
    }
}
