import { isCode } from '../../../system-error.ts';
import { conflict } from '../refusal.ts';

const uniqueViolation = '23505';

/** What the database refuses because somebody else has that name, in the words of this API. */
export async function orConflict<T>(work: Promise<T>, detail: string): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw isCode(error, uniqueViolation) ? conflict(detail) : error;
  }
}
