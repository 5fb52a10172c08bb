import type { Clock } from '#application/ports/shared/clock.ts';
import type { Ids } from '#application/ports/shared/ids.ts';
import type { Locks } from '#application/ports/shared/locks.ts';
import type { PostilDatabase } from './storage/postil-database.ts';

const leaseMs = 90_000; // longer than any request takes
const retryEveryMs = 250;

/** Locks for pages outside a secure context, which have no Web Locks: a lease in IndexedDB, which all tabs share. */
export class LeasedLocks implements Locks {
  constructor(
    private readonly database: PostilDatabase,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async hold<T>(name: string, work: () => Promise<T>): Promise<T> {
    const holder = this.ids.next();
    while (!(await this.take(name, holder))) await this.clock.wait(retryEveryMs);
    try {
      return await work();
    } finally {
      await this.giveBack(name, holder);
    }
  }

  private async take(name: string, holder: string): Promise<boolean> {
    const now = this.clock.now();
    const isTaken = await this.database.attempt(async (connection) => {
      const { store, done } = connection.transaction('leases', 'readwrite');
      const takeIfFree = async () => {
        const lease = await store.get(name);
        const isFree = lease === undefined || lease.until <= now;
        if (isFree) await store.put({ name, holder, until: now + leaseMs });
        return isFree;
      };
      const [isFree] = await Promise.all([takeIfFree(), done]);
      return isFree;
    });
    return isTaken ?? true; // without storage, two tabs share nothing that both could send
  }

  private async giveBack(name: string, holder: string): Promise<void> {
    await this.database.attempt(async (connection) => {
      const { store, done } = connection.transaction('leases', 'readwrite');
      const deleteIfOurs = async () => {
        if ((await store.get(name))?.holder === holder) await store.delete(name);
      };
      await Promise.all([deleteIfOurs(), done]);
    });
  }
}
