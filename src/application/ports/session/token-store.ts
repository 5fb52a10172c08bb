/** Keeps the token of the session, as long as the browser lets it. */
export abstract class TokenStore {
  abstract read(): string | undefined;
  abstract write(token: string | undefined): void;
  /** Tells when another tab signs in or out; returns what stops it. */
  abstract watch(changed: () => void): () => void;
}
