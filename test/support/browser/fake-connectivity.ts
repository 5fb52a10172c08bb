import type { Connectivity } from '#application/ports/shared/connectivity.ts';

export class FakeConnectivity implements Connectivity {
  isOnline = true;
  private readonly watchers = new Set<(isOnline: boolean) => void>();

  watch(changed: (isOnline: boolean) => void): () => void {
    this.watchers.add(changed);
    return () => this.watchers.delete(changed);
  }

  turn(isOnline: boolean): void {
    this.isOnline = isOnline;
    for (const changed of this.watchers) changed(isOnline);
  }
}
