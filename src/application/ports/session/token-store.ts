export abstract class TokenStore {
  abstract read(): string | undefined;
  abstract write(token: string | undefined): void;
  /** Notifies when another tab signs in or out. */
  abstract watch(changed: () => void): () => void;
}
