import { type Logger, pino } from 'pino';
import type { Config } from './config.ts';

export type { Logger };

/** Logs go to the error stream, one JSON object a line; standard output is for people. */
export const createLogger = (level: Config['logLevel']): Logger =>
  pino({ level, base: null }, pino.destination({ dest: 2, sync: false }));
