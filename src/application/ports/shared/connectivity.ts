import type { NetworkConnection } from '#domain/shared/loading.ts';

export abstract class Connectivity {
  abstract get isOnline(): boolean;
  /** What is known of how much it carries. */
  abstract get connection(): NetworkConnection;
  /** Returns what stops the watching. */
  abstract watch(changed: (isOnline: boolean) => void): () => void;
}
