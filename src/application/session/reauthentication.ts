/** Tells whether the same person can sign in where they are. */
type StartSignIn = (token: string) => boolean;

/** Stands between those who find that a token is no longer taken, and where somebody signs in again. */
export class Reauthentication {
  private startSignIn: StartSignIn | undefined;
  private readonly waiting = new Set<(isRenewed: boolean) => void>();

  /** Names who lets people sign in again; returns what stops it. */
  onExpired(startSignIn: StartSignIn): () => void {
    this.startSignIn = startSignIn;
    return () => {
      this.startSignIn = undefined;
      this.settle(false);
    };
  }

  /** Whether the same person has signed in again, sooner or later; nothing where nobody can. */
  request(token: string): Promise<boolean> | undefined {
    const { startSignIn } = this;
    const renewed = new Promise<boolean>((resolve) => this.waiting.add(resolve)); // it may be settled at once
    return startSignIn?.(token) ? renewed : undefined;
  }

  settle(isSignedIn: boolean): void {
    const waiting = [...this.waiting];
    this.waiting.clear();
    for (const resolve of waiting) resolve(isSignedIn);
  }
}
