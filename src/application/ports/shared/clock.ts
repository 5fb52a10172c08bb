export abstract class Clock {
  /** Milliseconds since 1970. */
  abstract now(): number;
  abstract wait(milliseconds: number): Promise<void>;
}
