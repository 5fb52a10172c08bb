type Renew = (token: string) => void;

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

  /** Whether the same person has signed in again, sooner or later. */
  async ask(token: string): Promise<boolean> {
    const { renew } = this;
    if (!renew) return false;
    return new Promise((resolve) => {
      this.waiting.add(resolve);
      renew(token);
    });
  }

  settle(isRenewed: boolean): void {
    const waiting = [...this.waiting];
    this.waiting.clear();
    for (const tell of waiting) tell(isRenewed);
  }
}
