import { describe, expect, it } from 'vitest';
import { readTheme, resolveTheme, themes } from '#domain/session/theme.ts';

describe('the theme', () => {
  it.each([
    ['system', true, 'dark'],
    ['system', false, 'light'],
    ['light', true, 'light'],
    ['light', false, 'light'],
    ['dark', true, 'dark'],
    ['dark', false, 'dark'],
    ['high-contrast', true, 'high-contrast'],
    ['high-contrast', false, 'high-contrast'],
  ] as const)('%s, where the operating system prefers dark: %s, is %s', (theme, prefersDark, palette) => {
    expect(resolveTheme(theme, prefersDark)).toBe(palette);
  });

  it.each(themes)('is read back as it was stored: %s', (theme) => {
    expect(readTheme(theme)).toBe(theme);
  });

  it.each([undefined, '', 'purple'])('is that of the system where none was stored: %j', (stored) => {
    expect(readTheme(stored)).toBe('system');
  });
});
