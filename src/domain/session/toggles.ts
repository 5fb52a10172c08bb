/** What can be switched off or on for one browser, and how it is where nobody has switched. */
export const toggles = {
  /** Asks before the page is closed while something of it would be lost. */
  'close-prompt': true,
  /** Fetches a page when a link to it comes into view. */
  prefetch: true,
  /** Lets a page go out before the next comes in. */
  transitions: true,
} as const satisfies Readonly<Record<string, boolean>>;

export type Toggle = keyof typeof toggles;

/** As it was stored: `on` or `off`; anything else is as if nothing were. */
export function isSwitchedOn(toggle: Toggle, stored: string | undefined): boolean {
  if (stored === 'on') return true;
  return stored === 'off' ? false : toggles[toggle];
}
