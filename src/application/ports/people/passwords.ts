export abstract class Passwords {
  abstract generate(): string;
}
