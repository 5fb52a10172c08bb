import { isCode } from '../../../system-error.ts';
import { unprocessable } from '../refusal.ts';

const programLimitExceeded = '54000';

/** What is looked for by an index has to fit into it, after PostgreSQL has compressed it. */
export const isTooLongName = (error: unknown) => isCode(error, programLimitExceeded);

export const tooLongName = () =>
  unprocessable('An external id, or another text to be found by, is too long: 2,600 bytes always fit');
