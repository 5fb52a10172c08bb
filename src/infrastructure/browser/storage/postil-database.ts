import { type DBSchema, type IDBPDatabase, openDB, type StoreNames, type StoreValue } from 'idb';
import type { StoredDraft } from '#application/ports/annotation/stored-drafts.ts';
import type { StoredStep } from '#application/ports/annotation/stored-steps.ts';
import type { Unsent } from '#application/ports/annotation/unsent-answers.ts';
import type { StoredUpload } from '#application/ports/creation/stored-uploads.ts';
import type { Upload } from '#domain/creation/running/upload.ts';

/** A lease that one tab holds until `until`, for work that two tabs must not do twice. */
interface Lease {
  readonly name: string;
  readonly holder: string;
  readonly until: number;
}

interface Schema extends DBSchema {
  unsent: { key: string; value: Unsent; indexes: { user: string } };
  steps: { key: string; value: StoredStep; indexes: { place: [string, string] } };
  drafts: { key: [string, string]; value: StoredDraft; indexes: { place: [string, string] } };
  leases: { key: string; value: Lease };
  uploads: { key: string; value: Upload };
  uploadOrders: { key: string; value: Omit<StoredUpload, 'upload'>; indexes: { user: string } };
}

type Connection = IDBPDatabase<Schema>;

export class PostilDatabase {
  private connection: Promise<Connection> | undefined;

  /** Returns undefined where the browser denies storage; the next attempt opens it again. */
  async attempt<T>(work: (connection: Connection) => Promise<T>): Promise<T | undefined> {
    try {
      this.connection ??= open(() => this.close());
      return await work(await this.connection);
    } catch {
      this.close();
      return undefined;
    }
  }

  /** Commits explicitly: the browser would commit a moment later, when the page may be closed. */
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
      () => undefined, // the database was never opened
    );
  }
}

const byDataset = { place: ['userId', 'datasetId'] };
const byUser = { user: 'userId' };

const stores: { readonly [Name in StoreNames<Schema>]: StoreShape } = {
  unsent: { keyPath: 'id', indexes: byUser },
  steps: { keyPath: 'id', indexes: byDataset },
  drafts: { keyPath: ['userId', 'recordId'], indexes: byDataset },
  leases: { keyPath: 'name', indexes: {} },
  uploads: { keyPath: 'id', indexes: {} },
  uploadOrders: { keyPath: 'id', indexes: byUser },
};

interface StoreShape {
  readonly keyPath: string | string[];
  readonly indexes: Readonly<Record<string, string | string[]>>;
}

/** Opens the database at its current version, and adds missing stores; stored data stay. */
async function open(leave: () => void): Promise<Connection> {
  const connection = await openVersion(undefined, leave);
  if (missingIn(connection).length === 0) return connection;
  connection.close();
  return openVersion(connection.version + 1, leave);
}

const openVersion = (version: number | undefined, leave: () => void): Promise<Connection> =>
  openDB<Schema>('postil', version, {
    upgrade(database) {
      for (const name of missingIn(database)) {
        const store = database.createObjectStore(name, { keyPath: stores[name].keyPath });
        for (const [index, keyPath] of Object.entries(stores[name].indexes)) store.createIndex(index as never, keyPath);
      }
    },
    blocking: leave, // another tab that adds a store waits for this one
    terminated: leave,
  });

const missingIn = ({ objectStoreNames }: Connection) =>
  (Object.keys(stores) as StoreNames<Schema>[]).filter((name) => !objectStoreNames.contains(name));
