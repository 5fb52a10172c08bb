export class Listeners<Event> {
  private readonly listeners = new Set<(event: Event) => void>();

  add = (listener: (event: Event) => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  notify = (event: Event): void => {
    for (const listener of this.listeners) listener(event);
  };
}
