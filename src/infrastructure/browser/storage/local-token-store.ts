import type { TokenStore } from '#application/ports/session/token-store.ts';
import { KeptItems } from './local-storage.ts';

const key = 'auth.token';

export class LocalTokenStore implements TokenStore {
  private readonly storage = new KeptItems();
  private readonly watchers = new Set<() => void>();
  /** Ours until the watchers have heard of another: nothing is sent in the name of whoever signed in elsewhere. */
  private token = this.storage.getItem(key);

  constructor() {
    addEventListener('storage', (event) => {
      if (event.key === key || event.key === null) this.follow();
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

  private follow() {
    const token = this.storage.getItem(key);
    if (token === this.token) return;
    this.token = token;
    for (const changed of this.watchers) changed();
  }
}
