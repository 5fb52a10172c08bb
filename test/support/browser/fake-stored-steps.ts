import type { StoredStep, StoredSteps } from '#application/ports/annotation/stored-steps.ts';

export class FakeStoredSteps implements StoredSteps {
  private readonly entries = new Map<string, StoredStep>();

  async put(kept: StoredStep): Promise<void> {
    this.entries.set(kept.id, kept);
  }

  async of(userId: string, datasetId: string): Promise<readonly StoredStep[]> {
    return [...this.entries.values()]
      .filter((each) => each.userId === userId && each.datasetId === datasetId)
      .sort((one, other) => (one.id < other.id ? -1 : 1));
  }

  async remove(ids: readonly string[]): Promise<void> {
    for (const id of ids) this.entries.delete(id);
  }
}
