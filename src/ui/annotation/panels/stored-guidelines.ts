import type { Preferences } from '#application/ports/shared/preferences.ts';
import { newsOf, seenFrom, withSeen } from '#domain/annotation/panels/seen-guidelines.ts';
import { parseJson } from '#domain/criteria/url/decode.ts';
import type { Dataset } from '#domain/datasets/dataset.ts';
import type { Session } from '../../shared/session.ts';

/** Which guidelines the user has seen in this browser. Reads the storage each time, because other tabs write to it too. */
export class StoredGuidelines {
  constructor(
    private readonly preferences: Preferences,
    private readonly session: Session,
  ) {}

  newsOf(dataset: Dataset) {
    return newsOf(this.seen, dataset);
  }

  markSeen(dataset: Dataset): void {
    if (this.newsOf(dataset)) this.preferences.write(this.key, JSON.stringify(withSeen(this.seen, dataset)));
  }

  private get seen() {
    return seenFrom(parseJson(this.preferences.read(this.key) ?? '{}'));
  }

  private get key() {
    return `guidelines.${this.session.user?.id}`;
  }
}
