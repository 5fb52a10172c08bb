import type { LoadEnvironment } from '#application/session/load-environment.ts';
import { type Environment, hasFeature, isHostedAt, unknownEnvironment } from '#domain/session/environment.ts';
import { makeStateObservable } from './make-state-observable.ts';
import { Task } from './task.ts';

export class Platform {
  /** Undefined until the server has answered. */
  environment: Environment | undefined = undefined;
  readonly asking = new Task();

  constructor(private readonly loadEnvironment: LoadEnvironment) {
    makeStateObservable(this);
  }

  get isKnown() {
    return this.environment !== undefined;
  }

  get isHosted() {
    return isHostedAt(location.hostname) || this.environment?.space !== undefined;
  }

  /** True for features that the server announces; Argilla's server announces none. */
  can(feature: string) {
    return this.environment !== undefined && hasFeature(this.environment, feature);
  }

  activate() {
    this.ask();
    return this.asking.cancel;
  }

  ask() {
    void this.asking.run(() => this.loadEnvironment.execute(), this.show);
  }

  private show(environment: Environment | undefined) {
    this.environment = environment ?? unknownEnvironment;
  }
}
