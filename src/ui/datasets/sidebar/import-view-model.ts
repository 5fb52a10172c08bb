import type { FindOnHub } from '#application/creation/find-on-hub.ts';
import { isHubUnreachable } from '#application/creation/is-hub-unreachable.ts';
import type { Hub } from '#application/ports/creation/hub.ts';
import type { Preferences } from '#application/ports/shared/preferences.ts';
import { makeStateObservable } from '../../shared/make-state-observable.ts';
import { Task } from '../../shared/task.ts';
import type { ViewModel } from '../../shared/use-view-model.ts';

const preference = 'hub';

export class ImportViewModel implements ViewModel {
  typed = '';
  /** The dataset that is looked up: the typed one, or an example. */
  requested: string | undefined = undefined;
  isMissing = false;
  /** Path of the import, once the hub has confirmed the dataset. */
  found: string | undefined = undefined;
  /** Whether the hub could not be reached the last time, maybe on an earlier visit. */
  isHubAway: boolean;
  readonly lookingUp = new Task();

  constructor(
    private readonly findOnHub: FindOnHub,
    readonly hub: Hub,
    private readonly preferences: Preferences,
  ) {
    this.isHubAway = preferences.read(preference) === 'away';
    makeStateObservable(this);
  }

  activate() {
    return this.lookingUp.cancel;
  }

  get hasFailed() {
    return this.isMissing || this.lookingUp.hasFailed;
  }

  type(text: string) {
    this.typed = text;
    this.isMissing = false;
    this.lookingUp.cancel();
  }

  lookUp(text: string) {
    this.requested = text;
    this.isMissing = false;
    void this.lookingUp.run(() => this.findOnHub.execute(text), this.showResult).then(this.showFailure);
  }

  private showResult(path: string | undefined) {
    this.found = path;
    this.isMissing = path === undefined;
    this.storeAway(false);
  }

  private showFailure() {
    if (this.lookingUp.hasFailed && isHubUnreachable(this.lookingUp.failure)) this.storeAway(true);
  }

  private storeAway(isAway: boolean) {
    this.isHubAway = isAway;
    this.preferences.write(preference, isAway ? 'away' : undefined);
  }
}
