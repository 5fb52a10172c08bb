import type { NetworkConnection } from '#domain/shared/loading.ts';

export abstract class Connectivity {
  abstract get isOnline(): boolean;
  abstract get connection(): NetworkConnection;
  abstract watch(changed: (isOnline: boolean) => void): () => void;
}
