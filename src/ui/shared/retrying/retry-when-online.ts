/** Offline nothing can be fetched, so it is fetched again once that is over; what fails online has failed. */
export async function retryWhenOnline<T>(load: () => Promise<T>): Promise<T> {
  for (;;)
    try {
      return await load();
    } catch (error) {
      if (navigator.onLine) throw error;
      await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    }
}
