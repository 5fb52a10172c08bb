import type { Locks } from '#application/ports/shared/locks.ts';

export class WebLocks implements Locks {
  hold = <T>(name: string, work: () => Promise<T>): Promise<T> => navigator.locks.request(name, work) as Promise<T>;
}
