/** Where the work is done; it comes when somebody signs in, or is signed in already. */
export abstract class Workroom {
  /** Fetches it ahead. */
  abstract prepare(): void;
  /** Until what this person left unsent is known: no record is shown without it. */
  abstract open(userId: string): Promise<void>;
  /** Signs out, of whatever there is. */
  abstract leave(): void;
}
