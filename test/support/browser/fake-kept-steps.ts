import type { KeptStep, KeptSteps } from '#application/ports/annotation/kept-steps.ts';

export class FakeKeptSteps implements KeptSteps {
  private readonly entries = new Map<string, KeptStep>();

  async put(kept: KeptStep): Promise<void> {
    this.entries.set(kept.id, kept);
  }

  async of(userId: string, datasetId: string): Promise<readonly KeptStep[]> {
    return [...this.entries.values()]
      .filter((each) => each.userId === userId && each.datasetId === datasetId)
      .sort((one, other) => (one.id < other.id ? -1 : 1));
  }

  async remove(ids: readonly string[]): Promise<void> {
    for (const id of ids) this.entries.delete(id);
  }
}
