import type { KeptDraft, KeptDrafts } from '#application/ports/annotation/kept-drafts.ts';

export class FakeKeptDrafts implements KeptDrafts {
  private readonly entries = new Map<string, KeptDraft>();

  async put(kept: KeptDraft): Promise<void> {
    this.entries.set(`${kept.userId} ${kept.recordId}`, kept);
  }

  async of(userId: string, datasetId: string): Promise<readonly KeptDraft[]> {
    return [...this.entries.values()]
      .filter((each) => each.userId === userId && each.datasetId === datasetId)
      .sort((one, other) => one.writtenAt - other.writtenAt);
  }

  async remove(userId: string, recordId: string): Promise<void> {
    this.entries.delete(`${userId} ${recordId}`);
  }
}
