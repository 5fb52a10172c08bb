import type { Connectivity } from '#application/ports/shared/connectivity.ts';

export class FakeConnectivity implements Connectivity {
  isOnline = true;
  effectiveType: string | undefined;
  savesData = false;
  private readonly watchers = new Set<(isOnline: boolean) => void>();

  get connection() {
    const { isOnline, effectiveType, savesData } = this;
    return { isOnline, effectiveType, savesData };
  }

  watch(changed: (isOnline: boolean) => void): () => void {
    this.watchers.add(changed);
    return () => this.watchers.delete(changed);
  }

  turn(isOnline: boolean): void {
    this.isOnline = isOnline;
    for (const changed of this.watchers) changed(isOnline);
  }
}
