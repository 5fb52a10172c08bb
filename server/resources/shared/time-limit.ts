import { isCode } from '../../system-error.ts';
import { unavailable } from './refusal.ts';

const queryCanceled = '57014';

/** The statement timeout, which is a little longer than the request's. */
export const isCanceled = (error: unknown) => isCode(error, queryCanceled);

export const tookTooLong = () => unavailable('The request took too long and was cancelled. Request less data at once.');

/** The work itself ends at the statement timeout. */
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
