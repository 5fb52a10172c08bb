export abstract class Clipboard {
  /** Tells whether the text could be copied. */
  abstract copy(text: string): Promise<boolean>;
}
