/** What comes with the page that needs it. */
export type Room = 'annotation' | 'bulk' | 'creation' | 'exporting' | 'finding' | 'people' | 'settings' | 'uploading';

/** Where the work is done; it comes when somebody signs in, or is signed in already. */
export abstract class Workroom {
  /** Fetches it ahead. */
  abstract prepare(): void;
  /** Until what this person left unsent is known: no record is shown without it. */
  abstract open(userId: string): Promise<void>;
  /** How many answers of all users in this browser the server does not have. */
  abstract countUnsent(): Promise<number>;
  /** Whether what a page works with is there already. */
  abstract has(room: Room): boolean;
  /** Until it is there. */
  abstract enter(room: Room): Promise<void>;
  /** Signs out, of whatever there is. */
  abstract leave(): void;
}
