import { isCode } from '../../system-error.ts';
import { unavailable } from './refusal.ts';

const queryCanceled = '57014';

/** A statement that PostgreSQL ended at its own limit, a little after ours. */
export const isCanceled = (error: unknown) => isCode(error, queryCanceled);

export const tookTooLong = () => unavailable('The request took too long, and was given up. Ask for less at once.');

/** Gives up waiting; what was begun ends at the limit of its statements. */
export async function withinSeconds<T>(seconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(tookTooLong()), seconds * 1000);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
