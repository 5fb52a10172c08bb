/** Makes unique ids that sort by time. */
export abstract class Ids {
  abstract next(): string;
}
