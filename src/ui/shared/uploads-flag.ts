import { observable } from 'mobx';
import type { Preferences } from '#application/ports/shared/preferences.ts';
import { makeStateObservable } from './make-state-observable.ts';

const key = 'uploads';

/**
 * Users with uploads to show, of this visit or an earlier one; kept apart from the uploads, whose code loads lazily.
 */
export class UploadsFlag {
  private readonly unfinished = observable.map<string, number>();
  private owners: readonly string[];

  constructor(private readonly preferences: Preferences) {
    this.owners = preferences.read(key)?.split(' ') ?? [];
    makeStateObservable(this);
  }

  isSetFor(userId: string) {
    return this.owners.includes(userId);
  }

  unfinishedOf(userId: string) {
    return this.unfinished.get(userId) ?? 0;
  }

  set(userId: string, isSet: boolean, unfinished: number) {
    this.unfinished.set(userId, unfinished);
    if (isSet === this.isSetFor(userId)) return;
    this.owners = isSet ? [...this.owners, userId] : this.owners.filter((id) => id !== userId);
    this.preferences.write(key, this.owners.join(' ') || undefined);
  }
}
