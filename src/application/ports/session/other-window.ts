/** The window that opened this one to sign in, or that was opened here. */
export abstract class OtherWindow {
  /** Whether the page is in a frame, where providers refuse to sign in. */
  abstract get isFramed(): boolean;
  /** Sends a token to the opener; resolves to whether the opener took it. */
  abstract handOver(token: string): Promise<boolean>;
  /** Listens for tokens from windows that were opened here. */
  abstract watch(onToken: (token: string) => void): () => void;
  abstract close(): void;
}
