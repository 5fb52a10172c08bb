import { isCode } from '../../../system-error.ts';
import { unprocessable } from '../refusal.ts';

const programLimitExceeded = '54000';

/** Index entries have a maximum size after compression. */
export const isTooLongName = (error: unknown) => isCode(error, programLimitExceeded);

export const tooLongName = () =>
  unprocessable('An external id or another indexed text is too long. Use at most 2,600 bytes', 'text_too_long');
