import type { StoredDraft, StoredDrafts } from '#application/ports/annotation/stored-drafts.ts';
import type { PostilDatabase } from './postil-database.ts';

export class IndexedDbStoredDrafts implements StoredDrafts {
  constructor(private readonly database: PostilDatabase) {}

  async put(draft: StoredDraft): Promise<void> {
    await this.database.put('drafts', draft);
  }

  async of(userId: string, datasetId: string): Promise<readonly StoredDraft[]> {
    const stored = await this.database.attempt((connection) =>
      connection.getAllFromIndex('drafts', 'place', [userId, datasetId]),
    );
    return (stored ?? []).toSorted((one, other) => one.writtenAt - other.writtenAt);
  }

  async remove(userId: string, recordId: string): Promise<void> {
    await this.database.attempt((connection) => connection.delete('drafts', [userId, recordId]));
  }
}
