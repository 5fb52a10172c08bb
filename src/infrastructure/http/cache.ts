import type { Clock } from '#application/ports/shared/clock.ts';

interface Entry {
  readonly answer: Promise<unknown>;
  /** Undefined until the answer arrives. */
  until: number | undefined;
}

/** Concurrent requests for one key share a call. */
export class Cache {
  private readonly entries = new Map<string, Entry>();
  private owner: string | undefined;

  constructor(private readonly clock: Clock) {}

  remember<T>(owner: string | undefined, key: string, ttlMs: number, fetch: () => Promise<T>): Promise<T> {
    this.clearForOtherOwner(owner);
    const known = this.entries.get(key);
    if (known && (known.until === undefined || this.clock.now() < known.until)) return known.answer as Promise<T>;

    const answer = fetch();
    const entry: Entry = { answer, until: undefined };
    this.entries.set(key, entry);
    answer.then(
      () => {
        entry.until = this.clock.now() + ttlMs;
      },
      () => this.forget(key, entry),
    );
    return answer;
  }

  drop(keys: RegExp): void {
    for (const key of this.entries.keys()) if (keys.test(key)) this.entries.delete(key);
  }

  dropOne(key: string): void {
    this.entries.delete(key);
  }

  private clearForOtherOwner(owner: string | undefined) {
    if (owner !== this.owner) this.entries.clear();
    this.owner = owner;
  }

  private forget(key: string, entry: Entry) {
    if (this.entries.get(key) === entry) this.entries.delete(key);
  }
}
