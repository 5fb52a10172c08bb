export abstract class PageVisibility {
  abstract get isVisible(): boolean;
  /** Returns the function that unsubscribes. */
  abstract watch(changed: (isHere: boolean) => void): () => void;
  /** Notifies when the page is left, perhaps to come back. Returns the function that unsubscribes. */
  abstract watchLeave(ended: () => void): () => void;
}
