/** Pause in multiples of the computation time. */
const restFactor = 10;
const maxEntries = 100;

interface Entry<T> {
  readonly value: Promise<T>;
  until: number;
}

/** Caches values for a multiple of their computation time; concurrent callers share one computation. */
export class CostBasedCache<T> {
  private readonly entries = new Map<number, Entry<T>>();

  constructor(private readonly now: () => number = () => performance.now()) {}

  get(key: number, find: () => Promise<T>): Promise<T> {
    const known = this.entries.get(key);
    if (known && this.now() < known.until) return known.value;
    this.entries.delete(key);
    const entry = this.start(find);
    this.entries.set(key, entry);
    this.evictOldest();
    entry.value.catch(() => this.entries.delete(key));
    return entry.value;
  }

  private start(find: () => Promise<T>): Entry<T> {
    const begun = this.now();
    const value = find().then((found) => {
      entry.until = this.now() + restFactor * (this.now() - begun);
      return found;
    });
    const entry: Entry<T> = { value, until: Number.POSITIVE_INFINITY };
    return entry;
  }

  private evictOldest() {
    const [oldest] = this.entries.keys();
    if (this.entries.size > maxEntries && oldest !== undefined) this.entries.delete(oldest);
  }
}
