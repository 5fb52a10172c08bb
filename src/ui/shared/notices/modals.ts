import { makeStateObservable } from '../make-state-observable.ts';

/** The open modal dialogs, the topmost last; everything outside of it is inert. */
export class Modals {
  private open: readonly HTMLElement[] = [];

  constructor() {
    makeStateObservable(this);
  }

  get top(): HTMLElement | undefined {
    return this.open.at(-1);
  }

  add(dialog: HTMLElement): () => void {
    this.open = [...this.open, dialog];
    return () => this.remove(dialog);
  }

  private remove(dialog: HTMLElement) {
    this.open = this.open.filter((each) => each !== dialog);
  }
}
