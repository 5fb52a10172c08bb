import type { Preferences } from '#application/ports/shared/preferences.ts';

const key = 'auth.inPlace';

/**
 * Remembers that the user has opened a provider in another window to sign in again, while the page stays open and
 * continues once there is a token. Stored for all windows, because the opener policy of the pages cuts the link between
 * the two.
 */
export class InPlaceSignIn {
  constructor(private readonly preferences: Preferences) {}

  begin = (): void => this.preferences.write(key, 'true');

  /** Clears the mark; returns whether it was set. */
  end = (): boolean => {
    const isBegun = this.preferences.read(key) !== undefined;
    this.preferences.write(key, undefined);
    return isBegun;
  };
}
