/** A lock has one holder in all tabs. */
export abstract class Locks {
  abstract hold<T>(name: string, work: () => Promise<T>): Promise<T>;
}
