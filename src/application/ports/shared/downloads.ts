/** Files that people take away with them. */
export abstract class Downloads {
  abstract save(name: string, text: string): void;
}
