/** One holder at a time, over all tabs. */
export abstract class Locks {
  abstract hold<T>(name: string, work: () => Promise<T>): Promise<T>;
}
