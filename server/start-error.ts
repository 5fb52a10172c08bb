/** Why the program cannot start or go on, in one line for a person. Code 2: it was asked for something wrong. */
export class StartError extends Error {
  constructor(
    message: string,
    readonly exitCode: 1 | 2 = 1,
  ) {
    super(message);
  }
}
