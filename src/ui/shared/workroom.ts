/** What only somebody signed in needs; it comes when they are. */
export abstract class Workroom {
  /** Fetches it ahead. */
  abstract prepare(): Promise<void>;
  abstract open(userId: string): Promise<void>;
  /** Signs out, of whatever there is. */
  abstract leave(): void;
}
