import type { FindOnHub } from '#application/creation/find-on-hub.ts';
import type { Hub } from '#application/ports/creation/hub.ts';
import { makeStateObservable } from '../../shared/make-state-observable.ts';
import { Task } from '../../shared/task.ts';
import type { ViewModel } from '../../shared/use-view-model.ts';

/** Looks a dataset up before one is led to its import. */
export class ImportViewModel implements ViewModel {
  typed = '';
  /** What is looked up: in the box, or one of the examples. */
  wanted: string | undefined = undefined;
  isMissing = false;
  /** Where to go, once the hub has it. */
  found: string | undefined = undefined;
  readonly looking = new Task();

  constructor(
    private readonly findOnHub: FindOnHub,
    readonly hub: Hub,
  ) {
    makeStateObservable(this);
  }

  activate() {
    return this.looking.cancel;
  }

  get hasFailed() {
    return this.isMissing || this.looking.hasFailed;
  }

  type(text: string) {
    this.typed = text;
    this.isMissing = false;
    this.looking.cancel();
  }

  look(text: string) {
    this.wanted = text;
    this.isMissing = false;
    void this.looking.run(() => this.findOnHub.execute(text), this.take);
  }

  private take(path: string | undefined) {
    this.found = path;
    this.isMissing = path === undefined;
  }
}
