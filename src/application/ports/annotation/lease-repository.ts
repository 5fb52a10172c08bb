/** `unneeded`: the record is completed, or the user has answered it. */
export type Lease = 'held' | 'taken' | 'unneeded';

export abstract class LeaseRepository {
  /** `isForced` ignores how many users hold a lease already. A held lease is renewed. */
  abstract acquire(recordId: string, isForced: boolean): Promise<Lease>;
  /** Works while the page unloads, too. */
  abstract giveUp(recordId: string): Promise<void>;
}
