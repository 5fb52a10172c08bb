/** A key that a part of the screen uses itself, as the help tells of it. */
export interface PartKey<Name extends string> {
  readonly name: Name;
  /** As combinations, or as they are shown. */
  readonly shown: readonly string[];
  /** Where a Mac has others. */
  readonly onMac?: readonly string[];
}
