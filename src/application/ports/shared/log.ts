/** For the operator; users do not see it. */
export abstract class Log {
  abstract warn(message: string, cause?: unknown): void;
}
