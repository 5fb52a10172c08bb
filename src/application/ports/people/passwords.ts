/** Generates random passwords. */
export abstract class Passwords {
  abstract generate(): string;
}
