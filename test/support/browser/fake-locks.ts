import type { Locks } from '#application/ports/shared/locks.ts';

export class FakeLocks implements Locks {
  private readonly last = new Map<string, Promise<unknown>>();

  hold<T>(name: string, work: () => Promise<T>): Promise<T> {
    const turn = (this.last.get(name) ?? Promise.resolve()).then(work, work);
    this.last.set(name, turn);
    return turn;
  }
}
