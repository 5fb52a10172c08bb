export abstract class PageVisibility {
  abstract get isVisible(): boolean;
  abstract watch(changed: (isHere: boolean) => void): () => void;
  /** Notifies when the user leaves the page, perhaps to come back. */
  abstract watchLeave(ended: () => void): () => void;
}
