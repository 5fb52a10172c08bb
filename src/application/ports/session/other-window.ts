/** The window from which this one was opened to sign in, or which is opened from here. */
export abstract class OtherWindow {
  /** Whether this page stands in a frame, where providers do not let anybody sign in. */
  abstract get isFramed(): boolean;
  /** Gives the page that opened this window a token; tells whether it took it. */
  abstract handOver(token: string): Promise<boolean>;
  /** Hears of tokens from windows opened here; returns what stops it. */
  abstract watch(taken: (token: string) => void): () => void;
  /** Closes this window, as far as the browser allows it. */
  abstract close(): void;
}
