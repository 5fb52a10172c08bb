import { readFileSync } from 'node:fs';
import type { Scheduled } from './schedule.ts';

/** Requests of the Python SDK that created the recorded datasets; only the ids of the answers are kept. */
export const seeding: readonly Pick<Scheduled, 'name' | 'request' | 'response'>[] = JSON.parse(
  readFileSync(new URL('./seeding.json', import.meta.url), 'utf8'),
);
