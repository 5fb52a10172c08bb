import { limits } from '#domain/shared/limits.ts';

let changedAt = 0;
for (const type of ['offline', 'online'])
  addEventListener(type, () => {
    changedAt = Date.now();
  });

/**
 * Whether a request that has just failed may have failed because the browser is offline or was a moment ago: requests
 * fail shortly before the event `offline`, and still after the event `online`.
 */
export async function mayBeOffline(): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve, limits.offlineEventMs));
  return !navigator.onLine || Date.now() - changedAt < limits.reconnectionMs;
}
