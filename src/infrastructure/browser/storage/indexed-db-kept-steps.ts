import type { KeptStep, KeptSteps } from '#application/ports/annotation/kept-steps.ts';
import type { PostilDatabase } from './postil-database.ts';

export class IndexedDbKeptSteps implements KeptSteps {
  constructor(private readonly database: PostilDatabase) {}

  async put(kept: KeptStep): Promise<void> {
    await this.database.put('steps', kept);
  }

  async of(userId: string, datasetId: string): Promise<readonly KeptStep[]> {
    const stored = await this.database.attempt((connection) =>
      connection.getAllFromIndex('steps', 'place', [userId, datasetId]),
    );
    return stored ?? []; // by id, as the index gives equal keys
  }

  async remove(ids: readonly string[]): Promise<void> {
    await this.database.attempt(async (connection) => {
      const { store, done } = connection.transaction('steps', 'readwrite');
      await Promise.all([...ids.map((id) => store.delete(id)), done]);
    });
  }
}
