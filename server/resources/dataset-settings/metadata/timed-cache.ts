interface Entry<T> {
  readonly value: Promise<T>;
  readonly until: number;
}

/** Caches values for some time; concurrent callers share one computation. */
export class TimedCache<T> {
  private readonly entries = new Map<string, Entry<T>>();

  constructor(
    private readonly milliseconds: number,
    private readonly maxEntries: number,
    private readonly now: () => number = Date.now,
  ) {}

  get(key: string, find: () => Promise<T>): Promise<T> {
    const known = this.entries.get(key);
    if (known && known.until > this.now()) return known.value;
    const value = find();
    this.keep(key, value);
    return value;
  }

  private keep(key: string, value: Promise<T>) {
    this.entries.delete(key);
    this.entries.set(key, { value, until: this.now() + this.milliseconds });
    const [oldest] = this.entries.keys();
    if (this.entries.size > this.maxEntries && oldest !== undefined) this.entries.delete(oldest);
    value.catch(() => this.entries.delete(key));
  }
}
