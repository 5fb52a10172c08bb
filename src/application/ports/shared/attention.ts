/** Whether somebody can see the page. */
export abstract class Attention {
  abstract get isHere(): boolean;
  /** Returns what stops the watching. */
  abstract watch(changed: (isHere: boolean) => void): () => void;
}
