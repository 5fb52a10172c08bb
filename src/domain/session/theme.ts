export const themes = ['system', 'light', 'dark', 'high-contrast'] as const;
export type Theme = (typeof themes)[number];

/** What the document wears: `system` has become one of the others. */
export type Palette = Exclude<Theme, 'system'>;

export const defaultTheme: Theme = 'system';

export const readTheme = (stored: string | undefined): Theme =>
  themes.find((theme) => theme === stored) ?? defaultTheme;

export function resolveTheme(theme: Theme, prefersDark: boolean): Palette {
  if (theme !== 'system') return theme;
  return prefersDark ? 'dark' : 'light';
}
