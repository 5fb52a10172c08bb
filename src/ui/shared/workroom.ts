import type { SignInOutcome } from '#application/session/sign-in.ts';
import type { Environment } from '#domain/session/environment.ts';
import type { User } from '#domain/session/user.ts';

/** What talks to the server; it comes when somebody signs in, or is signed in already. */
export abstract class Workroom {
  /** Fetches it ahead. */
  abstract prepare(): Promise<void>;
  /** What the server says of itself; nothing where it says nothing. */
  abstract settings(): Promise<Environment | undefined>;
  abstract resume(): Promise<User | undefined>;
  abstract signIn(username: string, password: string): Promise<SignInOutcome>;
  /** Until what this person left unsent is known: no record is shown without it. */
  abstract open(userId: string): Promise<void>;
  /** Signs out, of whatever there is. */
  abstract leave(): void;
}
