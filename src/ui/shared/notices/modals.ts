import { makeAutoObservable } from 'mobx';

/** The dialogs that leave everything outside of them inert, the topmost last. */
export class Modals {
  private open: readonly HTMLElement[] = [];

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get top(): HTMLElement | undefined {
    return this.open.at(-1);
  }

  /** Returns what takes it away again. */
  add(dialog: HTMLElement): () => void {
    this.open = [...this.open, dialog];
    return () => this.remove(dialog);
  }

  private remove(dialog: HTMLElement) {
    this.open = this.open.filter((each) => each !== dialog);
  }
}
