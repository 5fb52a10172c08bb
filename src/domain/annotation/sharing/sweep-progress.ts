/** How far the search of the whole list has come. */
export interface SweepProgress {
  readonly offset: number;
  /** The records that it has met, and how often it has begun again since the list moved under it. */
  readonly met: ReadonlySet<string>;
  readonly rounds: number;
}
