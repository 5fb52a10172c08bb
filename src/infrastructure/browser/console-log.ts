import type { Log } from '#application/ports/shared/log.ts';

export class ConsoleLog implements Log {
  warn(message: string, cause?: unknown): void {
    // biome-ignore lint/suspicious/noConsole: the browser's log is its console
    console.warn(message, cause);
  }
}
