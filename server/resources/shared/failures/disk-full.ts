import { isCode } from '../../../system-error.ts';
import { diskIsFull } from '../refusal.ts';

const diskFull = '53100';

/** Confirmed writes are safe. */
export const isDiskFull = (error: unknown) => isCode(error, diskFull, 'ENOSPC');

export const diskFullRefusal = () =>
  diskIsFull('The disk of the server is full. Nothing was stored. Free some space, then try again');
