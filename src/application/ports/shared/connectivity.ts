export abstract class Connectivity {
  abstract get isOnline(): boolean;
  /** Returns what stops the watching. */
  abstract watch(changed: (isOnline: boolean) => void): () => void;
}
