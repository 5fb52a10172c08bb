import { wireLimits } from '#contract/limits.ts';
import { WrongValue } from '../../settings/setting.ts';

/** Checks the length that the API allows. */
export function checkedName(what: string, text = ''): string {
  const { min, max } = wireLimits.name;
  const { length } = [...text];
  if (length < min || length > max) throw new WrongValue(`${what} must be ${min} to ${max} characters long`);
  return text;
}
