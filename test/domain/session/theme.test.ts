import { describe, expect, it } from 'vitest';
import { readTheme, themes } from '#domain/session/theme.ts';

describe('the theme', () => {
  it.each(themes)('is read back as it was stored: %s', (theme) => {
    expect(readTheme(theme)).toBe(theme);
  });

  it.each([undefined, '', 'purple'])('is that of the system without a stored one: %j', (stored) => {
    expect(readTheme(stored)).toBe('system');
  });
});
