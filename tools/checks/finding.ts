/** What a check has to say: what is wrong, and a closing line. */
export interface Finding {
  readonly problems: readonly string[];
  readonly note: string;
}
