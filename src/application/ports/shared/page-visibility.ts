/** Whether somebody can see the page. */
export abstract class PageVisibility {
  abstract get isVisible(): boolean;
  /** Returns what stops the watching. */
  abstract watch(changed: (isHere: boolean) => void): () => void;
  /** The page goes away, perhaps to come back. Returns what stops the watching. */
  abstract watchLeave(ended: () => void): () => void;
}
