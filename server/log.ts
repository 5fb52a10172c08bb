import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from './config.ts';

export type { Logger };

/** Errors of PostgreSQL contain values and queries, which must not be logged. */
function plain(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, message, stack, cause } = error;
  const code = 'code' in error ? String(error.code) : undefined;
  return { type: name, message, stack, ...(code && { code }), ...(cause !== undefined && { cause: plain(cause) }) };
}

/** Writes JSON lines to standard error; standard output is for users. */
export const createLogger = (
  level: Config['logLevel'],
  stream: DestinationStream = pino.destination({ dest: 2, sync: false }),
): Logger => pino({ level, base: null, serializers: { err: plain } }, stream);
