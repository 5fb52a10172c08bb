/** How far the team has come with a dataset. */
export interface Progress {
  readonly total: number;
  readonly completed: number;
  readonly pending: number;
  /** The names of those who answered. */
  readonly users: readonly string[];
}

/** How far one person has come. */
export interface Metrics {
  readonly total: number;
  readonly submitted: number;
  readonly discarded: number;
  readonly draft: number;
  readonly pending: number;
}
