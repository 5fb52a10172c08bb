/** A key that one component handles itself and that the user cannot change, as the help lists it. */
export interface FixedKey<Name extends string> {
  readonly name: Name;
  /** Combinations, or texts like “1 – 9”. */
  readonly shown: readonly string[];
  /** Combinations on a Mac, if they differ. */
  readonly onMac?: readonly string[];
}
