import { isCode } from '../../../system-error.ts';
import { conflict, type Refusal } from '../refusal.ts';

const uniqueViolation = '23505';

/** The violated constraint tells which. */
const takenPart = (error: unknown) =>
  error instanceof Error && 'constraint' in error && String(error.constraint).endsWith('_pkey') ? 'id' : 'name';

/** Turns a unique violation into a refusal. */
export async function unlessTaken<T>(work: Promise<T>, refusal: (part: 'name' | 'id') => Refusal): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw isCode(error, uniqueViolation) ? refusal(takenPart(error)) : error;
  }
}

export const orConflict = <T>(work: Promise<T>, detail: string): Promise<T> =>
  unlessTaken(work, () => conflict(detail));

export const refuseDuplicates = <T>(work: Promise<T>, refusal: Refusal): Promise<T> => unlessTaken(work, () => refusal);
