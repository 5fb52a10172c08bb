import { isObject } from '#contract/schemas.ts';
import { pythonRepr } from '../../responses/checking/python-text.ts';
import { unprocessable } from '../../shared/refusal.ts';
import { hasMoreKeys, maxFieldKeys } from './key-count.ts';
import type { FieldRule } from './record-rules.ts';

type Fields = Readonly<Record<string, unknown>>;
type FindProblem = (value: unknown) => string | undefined;

const isText = (value: unknown) => typeof value === 'string';

/** Browsers load pictures from these schemes only. */
function isAddressOfPicture(value: string) {
  if (value.startsWith('data:image/')) return true;
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}

/** The schema has checked the messages of chat fields. */
const problems: Readonly<Record<FieldRule['type'], FindProblem>> = {
  text: (value) => (isText(value) ? undefined : 'must be a string'),
  image: (value) => (isText(value) && isAddressOfPicture(value) ? undefined : 'has an invalid URL value'),
  chat: (value) => (Array.isArray(value) ? undefined : 'value must be a list of messages'),
  custom: (value) => (isObject(value) ? undefined : 'value must be a dictionary'),
};

const tooManyKeys = `value has more than ${maxFieldKeys} keys`;

function checkValue({ name, required, type }: FieldRule, value: unknown) {
  if (value === undefined || value === null) {
    if (required) throw unprocessable(`missing required value for field: '${name}'`);
    return;
  }
  const problem = problems[type](value) ?? (hasMoreKeys(value, maxFieldKeys) ? tooManyKeys : undefined);
  if (problem) throw unprocessable(`${type} field '${name}' ${problem}`);
}

const ownValue = (fields: Fields, name: string) => (Object.hasOwn(fields, name) ? fields[name] : undefined);

export function checkFields(given: Fields, rules: ReadonlyMap<string, FieldRule>): void {
  if (Object.keys(given).length === 0) throw unprocessable('fields cannot be empty');
  for (const rule of rules.values()) if (rule.required) checkValue(rule, ownValue(given, rule.name));
  const unknown = Object.keys(given).filter((name) => !rules.has(name));
  if (unknown.length > 0) throw unprocessable(`found fields values for non configured fields: ${pythonRepr(unknown)}`);
  for (const rule of rules.values()) checkValue(rule, ownValue(given, rule.name));
}

/** Fields without a value are not stored. */
export const withoutNulls = (fields: Fields): Fields =>
  Object.values(fields).includes(null)
    ? Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null))
    : fields;
