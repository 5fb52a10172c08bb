import { isCode } from '../../../system-error.ts';
import type { Refusal } from '../refusal.ts';

const uniqueViolation = '23505';

/** The database alone can tell that a name is taken: somebody may have been quicker by a moment. */
export async function refusingTwins<T>(work: Promise<T>, refusal: Refusal): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw isCode(error, uniqueViolation) ? refusal : error;
  }
}
