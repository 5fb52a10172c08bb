import type { NetworkConnection } from '#domain/shared/loading.ts';

export abstract class Connectivity {
  abstract get isOnline(): boolean;
  abstract get connection(): NetworkConnection;
  /** Returns the function that unsubscribes. */
  abstract watch(changed: (isOnline: boolean) => void): () => void;
}
