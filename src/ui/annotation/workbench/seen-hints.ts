import type { Preferences } from '#application/ports/shared/preferences.ts';
import { makeStateObservable } from '../../shared/make-state-observable.ts';
import type { Session } from '../../shared/session.ts';

type Hint = 'suggestions';

/** Hints that the user has dismissed in this browser. */
export class SeenHints {
  /** Dismissed since the page was opened, by storage key; it makes `has` observable. */
  private dismissed: Readonly<Record<string, true>> = {};

  constructor(
    private readonly preferences: Preferences,
    private readonly session: Session,
  ) {
    makeStateObservable(this);
  }

  has(hint: Hint): boolean {
    const key = this.keyOf(hint);
    return this.dismissed[key] ?? this.preferences.read(key) !== undefined;
  }

  dismiss(hint: Hint): void {
    const key = this.keyOf(hint);
    this.preferences.write(key, 'seen');
    this.dismissed = { ...this.dismissed, [key]: true };
  }

  private keyOf(hint: Hint): string {
    return `hints.${this.session.user?.id}.${hint}`;
  }
}
