/** For whoever runs the product; nobody at work is bothered. */
export abstract class Log {
  abstract warn(message: string, cause?: unknown): void;
}
