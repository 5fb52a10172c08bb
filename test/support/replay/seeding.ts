import { readFileSync } from 'node:fs';
import type { Scheduled } from './schedule.ts';

/** What the Python SDK sent to make the datasets that most recordings look at; of the answers only the ids are kept. */
export const seeding: readonly Pick<Scheduled, 'name' | 'request' | 'response'>[] = JSON.parse(
  readFileSync(new URL('./seeding.json', import.meta.url), 'utf8'),
);
