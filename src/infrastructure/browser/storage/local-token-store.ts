import type { TokenStore } from '#application/ports/session/token-store.ts';
import { FallbackStorage } from './fallback-storage.ts';

const key = 'auth.token';

export class LocalTokenStore implements TokenStore {
  private readonly storage = new FallbackStorage();
  private readonly watchers = new Set<() => void>();
  /** Changes only once the watchers know: this tab must not send requests as the user of another tab. */
  private token = this.storage.getItem(key);

  constructor() {
    addEventListener('storage', (event) => {
      if (event.key === key || event.key === null) this.adoptStored();
    });
  }

  read = (): string | undefined => this.token;

  write(token: string | undefined): void {
    this.token = token;
    if (token === undefined) this.storage.removeItem(key);
    else this.storage.setItem(key, token);
  }

  watch(changed: () => void): () => void {
    this.watchers.add(changed);
    return () => this.watchers.delete(changed);
  }

  private adoptStored() {
    const token = this.storage.getItem(key);
    if (token === this.token) return;
    this.token = token;
    for (const changed of this.watchers) changed();
  }
}
