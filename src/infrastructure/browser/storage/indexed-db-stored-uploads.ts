import type { StoredUpload, StoredUploads } from '#application/ports/creation/stored-uploads.ts';
import type { Upload } from '#domain/creation/running/upload.ts';
import type { PostilDatabase } from './postil-database.ts';

/** Stores the file apart from the progress, so that each update of the progress writes little. */
export class IndexedDbStoredUploads implements StoredUploads {
  constructor(private readonly database: PostilDatabase) {}

  /** One transaction: a file without its upload would stay in the storage for ever. */
  async begin({ upload, ...order }: StoredUpload): Promise<boolean> {
    const isStored = await this.database.attempt(async (connection) => {
      const transaction = connection.transaction(['uploads', 'uploadOrders'], 'readwrite');
      const puts = [transaction.objectStore('uploadOrders').put(order), transaction.objectStore('uploads').put(upload)];
      transaction.commit();
      await Promise.all([...puts, transaction.done]);
      return true;
    });
    return isStored ?? false;
  }

  /** Does nothing if another tab has removed the upload. */
  async update(upload: Upload): Promise<void> {
    await this.database.attempt(async (connection) => {
      const { store, done } = connection.transaction('uploads', 'readwrite');
      const putIfThere = async () => {
        if ((await store.getKey(upload.id)) !== undefined) await store.put(upload);
      };
      await Promise.all([putIfThere(), done]);
    });
  }

  async of(userId: string): Promise<readonly StoredUpload[]> {
    const stored = await this.database.attempt(async (connection) => {
      const orders = await connection.getAllFromIndex('uploadOrders', 'user', userId);
      const uploads = await Promise.all(orders.map(({ id }) => connection.get('uploads', id)));
      return orders.flatMap((order, at) => {
        const upload = uploads[at];
        return upload ? [{ ...order, upload }] : [];
      });
    });
    return stored ?? [];
  }

  async remove(id: string): Promise<void> {
    await this.database.attempt(async (connection) => {
      const transaction = connection.transaction(['uploads', 'uploadOrders'], 'readwrite');
      await Promise.all([
        transaction.objectStore('uploads').delete(id),
        transaction.objectStore('uploadOrders').delete(id),
        transaction.done,
      ]);
    });
  }
}
