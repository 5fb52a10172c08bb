import { describe, expect, it } from 'vitest';
import { Theme } from '#ui/theme/theme.ts';
import { FakePreferences } from '../../support/browser/fake-preferences.ts';

describe('the theme', () => {
  it.each(['system', 'light', 'dark', 'high-contrast'] as const)('%s is set on the document and stored', (theme) => {
    const preferences = new FakePreferences();

    new Theme(preferences).choose(theme);

    expect(document.documentElement.dataset.theme).toBe(theme);
    expect(new Theme(preferences).chosen).toBe(theme);
  });

  it('is the system one until another is chosen', () => {
    expect(new Theme(new FakePreferences()).chosen).toBe('system');
  });
});
