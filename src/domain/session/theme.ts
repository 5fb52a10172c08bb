export const themes = ['system', 'light', 'dark', 'high-contrast'] as const;
export type Theme = (typeof themes)[number];

export const defaultTheme: Theme = 'system';

export const readTheme = (stored: string | undefined): Theme =>
  themes.find((theme) => theme === stored) ?? defaultTheme;
