import type { StoredDraft, StoredDrafts } from '#application/ports/annotation/stored-drafts.ts';

export class FakeStoredDrafts implements StoredDrafts {
  private readonly entries = new Map<string, StoredDraft>();

  async put(kept: StoredDraft): Promise<void> {
    this.entries.set(`${kept.userId} ${kept.recordId}`, kept);
  }

  async of(userId: string, datasetId: string): Promise<readonly StoredDraft[]> {
    return [...this.entries.values()]
      .filter((each) => each.userId === userId && each.datasetId === datasetId)
      .sort((one, other) => one.writtenAt - other.writtenAt);
  }

  async remove(userId: string, recordId: string): Promise<void> {
    this.entries.delete(`${userId} ${recordId}`);
  }
}
