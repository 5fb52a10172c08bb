/** What became of asking for a place on a record: nobody needs one where the record is completed or answered. */
export type Lease = 'held' | 'taken' | 'unneeded';

/** Places on records that somebody has before them, so that others are given other ones. */
export abstract class LeaseRepository {
  /** By force beyond those that are free. Whoever holds one keeps it for longer. */
  abstract acquire(recordId: string, isForced: boolean): Promise<Lease>;
  /** Also while the page goes away. */
  abstract giveUp(recordId: string): Promise<void>;
}
