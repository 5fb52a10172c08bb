/** Those who want to hear of what happens. */
export class Listeners<Event> {
  private readonly all = new Set<(event: Event) => void>();

  /** Returns what takes the listener away again. */
  add = (listener: (event: Event) => void): (() => void) => {
    this.all.add(listener);
    return () => this.all.delete(listener);
  };

  tell = (event: Event): void => {
    for (const listener of this.all) listener(event);
  };
}
