import { makeStateObservable } from '../make-state-observable.ts';

/** The dialogs that leave everything outside of them inert, the topmost last. */
export class Modals {
  private open: readonly HTMLElement[] = [];

  constructor() {
    makeStateObservable(this);
  }

  get top(): HTMLElement | undefined {
    return this.open.at(-1);
  }

  /** Returns what takes it away again. */
  enter(dialog: HTMLElement): () => void {
    this.open = [...this.open, dialog];
    return () => this.leave(dialog);
  }

  private leave(dialog: HTMLElement) {
    this.open = this.open.filter((each) => each !== dialog);
  }
}
