/** Returns whether the same user can sign in on the current page. */
type StartSignIn = (token: string) => boolean;

/** Connects calls with an expired token to the dialog in which the user signs in again. */
export class Reauthentication {
  private startSignIn: StartSignIn | undefined;
  private readonly waiting = new Set<(isRenewed: boolean) => void>();

  onExpired(startSignIn: StartSignIn): () => void {
    this.startSignIn = startSignIn;
    return () => {
      this.startSignIn = undefined;
      this.settle(false);
    };
  }

  /** Resolves to whether the same user has signed in again; undefined when no dialog is registered. */
  request(token: string): Promise<boolean> | undefined {
    const { startSignIn } = this;
    const renewed = new Promise<boolean>((resolve) => this.waiting.add(resolve)); // the dialog may settle it synchronously
    return startSignIn?.(token) ? renewed : undefined;
  }

  settle(isSignedIn: boolean): void {
    const waiting = [...this.waiting];
    this.waiting.clear();
    for (const resolve of waiting) resolve(isSignedIn);
  }
}
