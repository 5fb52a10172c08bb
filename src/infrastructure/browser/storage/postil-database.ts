import { type DBSchema, type IDBPDatabase, openDB, type StoreNames, type StoreValue } from 'idb';
import type { KeptDraft } from '#application/ports/annotation/kept-drafts.ts';
import type { KeptStep } from '#application/ports/annotation/kept-steps.ts';
import type { Unsent } from '#application/ports/annotation/unsent-answers.ts';
import type { KeptUpload } from '#application/ports/creation/kept-uploads.ts';
import type { Upload } from '#domain/creation/running/upload.ts';

/** Who does what only one tab may do, and until when. */
interface Lease {
  readonly name: string;
  readonly holder: string;
  readonly until: number;
}

interface Schema extends DBSchema {
  unsent: { key: string; value: Unsent; indexes: { user: string } };
  steps: { key: string; value: KeptStep; indexes: { place: [string, string] } };
  drafts: { key: [string, string]; value: KeptDraft; indexes: { place: [string, string] } };
  leases: { key: string; value: Lease };
  uploads: { key: string; value: Upload };
  uploadOrders: { key: string; value: Omit<KeptUpload, 'upload'>; indexes: { user: string } };
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

  /** Commits at once: left to itself, the browser does so a moment later, when the page may be gone. */
  async put<Name extends StoreNames<Schema>>(
    name: Name,
    ...values: readonly StoreValue<Schema, Name>[]
  ): Promise<boolean> {
    const done = await this.attempt(async (connection) => {
      const transaction = connection.transaction(name, 'readwrite');
      const puts = values.map((value) => transaction.store.put(value));
      transaction.commit();
      await Promise.all([...puts, transaction.done]);
      return true;
    });
    return done ?? false;
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
  openDB<Schema>('postil', 3, {
    upgrade(database, oldVersion) {
      if (oldVersion < 1) {
        database.createObjectStore('unsent', { keyPath: 'id' }).createIndex('user', 'userId');
        database.createObjectStore('leases', { keyPath: 'name' });
      }
      if (oldVersion < 2) {
        const place = ['userId', 'datasetId'];
        database.createObjectStore('steps', { keyPath: 'id' }).createIndex('place', place);
        database.createObjectStore('drafts', { keyPath: ['userId', 'recordId'] }).createIndex('place', place);
      }
      if (oldVersion < 3) {
        database.createObjectStore('uploads', { keyPath: 'id' });
        database.createObjectStore('uploadOrders', { keyPath: 'id' }).createIndex('user', 'userId');
      }
    },
    blocking: leave, // a newer version in another tab waits for us
    terminated: leave,
  });
