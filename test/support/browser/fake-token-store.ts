import type { TokenStore } from '#application/ports/session/token-store.ts';

export class FakeTokenStore implements TokenStore {
  private readonly watchers = new Set<() => void>();

  constructor(private token?: string) {}

  read = () => this.token;

  write(token: string | undefined): void {
    this.token = token;
  }

  watch(changed: () => void): () => void {
    this.watchers.add(changed);
    return () => this.watchers.delete(changed);
  }

  /** Writes as another tab does. */
  changeElsewhere(token: string | undefined): void {
    this.token = token;
    for (const changed of this.watchers) changed();
  }
}
