/** Message for the user. Code 2 means invalid input. */
export class StartError extends Error {
  constructor(
    message: string,
    readonly exitCode: 1 | 2 = 1,
  ) {
    super(message);
  }
}
