/** Those who want to hear of what happens. */
export class Listeners<Event> {
  private readonly listeners = new Set<(event: Event) => void>();

  /** Returns what takes the listener away again. */
  add = (listener: (event: Event) => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  notify = (event: Event): void => {
    for (const listener of this.listeners) listener(event);
  };
}
