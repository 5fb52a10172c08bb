/** Result of a check: problems, and a closing line. */
export interface Finding {
  readonly problems: readonly string[];
  readonly note: string;
}
