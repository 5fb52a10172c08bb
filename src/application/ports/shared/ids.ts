/** Makes ids that nobody else makes, each one sorting after those before it. */
export abstract class Ids {
  abstract next(): string;
}
