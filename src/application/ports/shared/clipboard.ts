export abstract class Clipboard {
  /** Returns whether the text was copied. */
  abstract copy(text: string): Promise<boolean>;
}
