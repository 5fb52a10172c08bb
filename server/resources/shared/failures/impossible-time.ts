import { isCode } from '../../../system-error.ts';
import { unprocessable } from '../refusal.ts';

const invalidDatetimeFormat = '22007';
const datetimeFieldOverflow = '22008';
const invalidTimeZoneDisplacement = '22009';

/** JavaScript accepts dates that PostgreSQL rejects, such as 30 February or the year 275760. */
export const isImpossibleTime = (error: unknown) =>
  isCode(error, invalidDatetimeFormat, datetimeFieldOverflow, invalidTimeZoneDisplacement);

export const impossibleTime = () => unprocessable('A date has an unknown format or does not exist', 'date_unknown');
