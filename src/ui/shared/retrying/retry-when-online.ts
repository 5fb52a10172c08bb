/** Retries a load that failed offline once the browser is online; rejects if it fails online. */
export async function retryWhenOnline<T>(load: () => Promise<T>): Promise<T> {
  for (;;)
    try {
      return await load();
    } catch (error) {
      if (navigator.onLine) throw error;
      await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    }
}
