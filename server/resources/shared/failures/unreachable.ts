import { isCode } from '../../../system-error.ts';
import { unavailable } from '../refusal.ts';

const connecting = ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT'];
const refused = ['53300', '57P01', '57P02', '57P03', '08006', '08001'];

/** What the driver says without a code. */
const words = /^(timeout exceeded when trying to connect|Connection terminated)/;

/** A database that is gone, starting, or has no connection left. */
export const isUnreachable = (error: unknown) =>
  isCode(error, ...connecting, ...refused) || (error instanceof Error && words.test(error.message));

export const unreachable = () => unavailable('The database does not answer. Try again in a moment.');
