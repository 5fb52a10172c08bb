import { makeAutoObservable } from 'mobx';

/** The open modal dialogs, the topmost last; everything outside of it is inert. */
export class Modals {
  private open: readonly HTMLElement[] = [];

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get top(): HTMLElement | undefined {
    return this.open.at(-1);
  }

  /** Returns a function that removes the dialog. */
  add(dialog: HTMLElement): () => void {
    this.open = [...this.open, dialog];
    return () => this.remove(dialog);
  }

  private remove(dialog: HTMLElement) {
    this.open = this.open.filter((each) => each !== dialog);
  }
}
