/** Tells whether the same person can sign in where they are. */
type Renew = (token: string) => boolean;

/** Stands between those who find that a token is no longer taken, and where somebody signs in again. */
export class Renewal {
  private renew: Renew | undefined;
  private readonly waiting = new Set<(isRenewed: boolean) => void>();

  /** Names who lets people sign in again; returns what stops it. */
  handle(renew: Renew): () => void {
    this.renew = renew;
    return () => {
      this.renew = undefined;
      this.settle(false);
    };
  }

  /** Whether the same person has signed in again, sooner or later; nothing where nobody can. */
  ask(token: string): Promise<boolean> | undefined {
    const { renew } = this;
    const renewed = new Promise<boolean>((resolve) => this.waiting.add(resolve)); // it may be settled at once
    return renew?.(token) ? renewed : undefined;
  }

  settle(isRenewed: boolean): void {
    const waiting = [...this.waiting];
    this.waiting.clear();
    for (const tell of waiting) tell(isRenewed);
  }
}
