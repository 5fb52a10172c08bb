import { isCode } from '../../../system-error.ts';
import { unavailable } from '../refusal.ts';

const lost = ['ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT'];
const connecting = ['ECONNREFUSED', 'ENOENT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH'];
const refused = ['53300', '57P01', '57P02', '57P03', '57P04', '57P05', '08000', '08001', '08003', '08004', '08006'];

/** Errors of the driver without a code. */
const messages =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/;

export const isUnreachable = (error: unknown) =>
  isCode(error, ...lost, ...connecting, ...refused) || (error instanceof Error && messages.test(error.message));

export const unreachable = () => unavailable('The database is not responding. Try again in a moment.');
