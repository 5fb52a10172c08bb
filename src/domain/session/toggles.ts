export const toggles = {
  /** Asks before the page closes with unsaved work. */
  'close-prompt': true,
  /** Loads a page when a link to it comes into view. */
  prefetch: true,
  /** Animates page changes. */
  transitions: true,
} as const satisfies Readonly<Record<string, boolean>>;

export type Toggle = keyof typeof toggles;

export function isSwitchedOn(toggle: Toggle, stored: string | undefined): boolean {
  if (stored === 'on') return true;
  return stored === 'off' ? false : toggles[toggle];
}
