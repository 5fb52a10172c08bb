/** Makes up passwords that nobody guesses. */
export abstract class Passwords {
  abstract generate(): string;
}
