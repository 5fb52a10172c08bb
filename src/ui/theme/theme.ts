import type { Preferences } from '#application/ports/shared/preferences.ts';
import { readTheme, type Theme as ThemeName } from '#domain/session/theme.ts';
import { makeStateObservable } from '../shared/make-state-observable.ts';

/** The chosen colour theme, set on the document as `data-theme`; `system` is handled by the style sheet. */
export class Theme {
  chosen: ThemeName;

  constructor(private readonly preferences: Preferences) {
    this.chosen = readTheme(preferences.read('theme'));
    makeStateObservable(this);
  }

  choose(theme: ThemeName) {
    this.chosen = theme;
    this.preferences.write('theme', theme);
    this.apply();
  }

  apply() {
    document.documentElement.dataset.theme = this.chosen;
  }
}
