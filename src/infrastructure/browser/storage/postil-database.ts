import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Unsent } from '#application/ports/annotation/unsent-answers.ts';

/** Who does what only one tab may do, and until when. */
interface Lease {
  readonly name: string;
  readonly holder: string;
  readonly until: number;
}

interface Schema extends DBSchema {
  unsent: { key: string; value: Unsent; indexes: { user: string } };
  leases: { key: string; value: Lease };
}

type Connection = IDBPDatabase<Schema>;

export class PostilDatabase {
  private connection: Promise<Connection> | undefined;

  /** Gives nothing where the browser denies us its storage, and tries anew the next time. */
  async attempt<T>(work: (connection: Connection) => Promise<T>): Promise<T | undefined> {
    try {
      this.connection ??= open(() => this.close());
      return await work(await this.connection);
    } catch {
      this.close();
      return undefined;
    }
  }

  private close() {
    const closing = this.connection;
    this.connection = undefined;
    closing?.then(
      (connection) => connection.close(),
      () => undefined, // it never opened
    );
  }
}

/** Each version adds to the one before; what is stored stays. */
const open = (leave: () => void): Promise<Connection> =>
  openDB<Schema>('postil', 1, {
    upgrade(database, oldVersion) {
      if (oldVersion < 1) {
        database.createObjectStore('unsent', { keyPath: 'id' }).createIndex('user', 'userId');
        database.createObjectStore('leases', { keyPath: 'name' });
      }
    },
    blocking: leave, // a newer version in another tab waits for us
    terminated: leave,
  });
