import type { Locks } from '#application/ports/shared/locks.ts';

export class WebLocks implements Locks {
  /** A browser that denies locks also denies storage, so its tabs share no work that both could do. */
  async hold<T>(name: string, work: () => Promise<T>): Promise<T> {
    let isHeld = false;
    const begin = () => {
      isHeld = true;
      return work();
    };
    try {
      return (await navigator.locks.request(name, begin)) as T;
    } catch (error) {
      if (isHeld) throw error;
      return work();
    }
  }
}
