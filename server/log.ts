import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from './config.ts';

export type { Logger };

/** What PostgreSQL adds to an error repeats values of rows and texts of queries; where it happened is enough. */
function plain(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, message, stack, cause } = error;
  const code = 'code' in error ? String(error.code) : undefined;
  return { type: name, message, stack, ...(code && { code }), ...(cause !== undefined && { cause: plain(cause) }) };
}

/** Logs go to the error stream, one JSON object a line; standard output is for people. */
export const createLogger = (
  level: Config['logLevel'],
  stream: DestinationStream = pino.destination({ dest: 2, sync: false }),
): Logger => pino({ level, base: null, serializers: { err: plain } }, stream);
