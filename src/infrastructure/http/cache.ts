import type { Clock } from '#application/ports/shared/clock.ts';

interface Entry {
  readonly answer: Promise<unknown>;
  /** Not known while the answer is under way. */
  until: number | undefined;
}

/** Remembers answers of one person for a while; whoever asks for one that is under way waits for the same. */
export class Cache {
  private readonly entries = new Map<string, Entry>();
  private owner: string | undefined;

  constructor(private readonly clock: Clock) {}

  remember<T>(owner: string | undefined, key: string, milliseconds: number, fetch: () => Promise<T>): Promise<T> {
    this.belongTo(owner);
    const known = this.entries.get(key);
    if (known && (known.until === undefined || this.clock.now() < known.until)) return known.answer as Promise<T>;

    const answer = fetch();
    const entry: Entry = { answer, until: undefined };
    this.entries.set(key, entry);
    answer.then(
      () => {
        entry.until = this.clock.now() + milliseconds;
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

  private belongTo(owner: string | undefined) {
    if (owner !== this.owner) this.entries.clear();
    this.owner = owner;
  }

  private forget(key: string, entry: Entry) {
    if (this.entries.get(key) === entry) this.entries.delete(key);
  }
}
