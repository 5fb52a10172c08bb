export interface TextSearch {
  readonly text: string;
  /** The name of one field, or all of them. */
  readonly field: string | undefined;
}
