import type { Preferences } from '#application/ports/shared/preferences.ts';

const key = 'auth.inPlace';

/**
 * Whether somebody was sent to a provider from a page that stays as it is, and goes on by itself once there is a
 * token. The policy of our pages severs the window they were sent in from that page, so it is noted for all windows.
 */
export class InPlaceSignIn {
  constructor(private readonly preferences: Preferences) {}

  begin = (): void => this.preferences.write(key, 'true');

  /** Tells whether it was so until now. */
  end = (): boolean => {
    const isBegun = this.preferences.read(key) !== undefined;
    this.preferences.write(key, undefined);
    return isBegun;
  };
}
