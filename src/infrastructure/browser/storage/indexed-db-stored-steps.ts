import type { StoredStep, StoredSteps } from '#application/ports/annotation/stored-steps.ts';
import type { PostilDatabase } from './postil-database.ts';

export class IndexedDbStoredSteps implements StoredSteps {
  constructor(private readonly database: PostilDatabase) {}

  async put(step: StoredStep): Promise<void> {
    await this.database.put('steps', step);
  }

  async of(userId: string, datasetId: string): Promise<readonly StoredStep[]> {
    const stored = await this.database.attempt((connection) =>
      connection.getAllFromIndex('steps', 'place', [userId, datasetId]),
    );
    return stored ?? []; // the index orders equal keys by id
  }

  async remove(ids: readonly string[]): Promise<void> {
    await this.database.attempt(async (connection) => {
      const { store, done } = connection.transaction('steps', 'readwrite');
      await Promise.all([...ids.map((id) => store.delete(id)), done]);
    });
  }
}
