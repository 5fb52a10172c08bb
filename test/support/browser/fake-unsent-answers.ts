import type { Unsent, UnsentAnswers } from '#application/ports/annotation/unsent-answers.ts';

export class FakeUnsentAnswers implements UnsentAnswers {
  isDenied = false;
  private held: Promise<void> | undefined;
  private readonly entries = new Map<string, Unsent>();

  /** Stored answers of all users. */
  get all(): readonly Unsent[] {
    return [...this.entries.values()].sort((one, other) => (one.id < other.id ? -1 : 1));
  }

  /** Delays writes until the returned function is called. */
  hold(): () => void {
    let letGo = () => {};
    this.held = new Promise((resolve) => {
      letGo = resolve;
    });
    return () => letGo();
  }

  async put(...all: readonly Unsent[]): Promise<boolean> {
    await this.held;
    if (!this.isDenied) for (const unsent of all) this.entries.set(unsent.id, unsent);
    return !this.isDenied;
  }

  async of(userId: string, known: ReadonlySet<string> = new Set()): Promise<readonly Unsent[]> {
    return this.all.filter((each) => each.userId === userId && !known.has(each.id));
  }

  async count(): Promise<number> {
    return this.entries.size;
  }

  async remove(...ids: readonly string[]): Promise<void> {
    await this.held;
    for (const id of ids) this.entries.delete(id);
  }
}
