import type { WireMetadataSettings } from '#contract/datasets/metadata-property.ts';
import { pythonStr } from '../../responses/checking/python-text.ts';
import { unprocessable } from '../../shared/refusal.ts';
import { hasMoreKeys, maxMetadataKeys } from './key-count.ts';
import type { RecordRules } from './record-rules.ts';

type SettingsOf<T extends WireMetadataSettings['type']> = Extract<WireMetadataSettings, { type: T }>;

const isTerm = (value: unknown) => typeof value !== 'object' || value === null;

/** Without allowed values, numbers, booleans and null are terms too, and are found by their text. */
function termProblem(value: unknown, { values }: SettingsOf<'terms'>) {
  const terms: readonly unknown[] = Array.isArray(value) ? value : [value];
  for (const term of terms) {
    if (!isTerm(term)) return `'${pythonStr(term)}' is not a valid term`;
    if (values && !values.some((each) => each === term)) return `'${pythonStr(term)}' is not an allowed term`;
  }
  return undefined;
}

function numberProblem(value: unknown, { type, min, max }: SettingsOf<'integer' | 'float'>) {
  if (typeof value !== 'number' || (type === 'integer' && !Number.isInteger(value)))
    return type === 'integer' ? `'${pythonStr(value)}' is not an integer` : `'${pythonStr(value)}' is not a float`;
  if (min !== null && value < min) return `'${value}' is less than the minimum value of '${min}'`;
  if (max !== null && value > max) return `'${value}' is greater than the maximum value of '${max}'`;
  return undefined;
}

const problemOf = (value: unknown, settings: WireMetadataSettings) =>
  settings.type === 'terms' ? termProblem(value, settings) : numberProblem(value, settings);

function checkProperty(name: string, value: unknown, settings: WireMetadataSettings) {
  const problem = value === null ? undefined : problemOf(value, settings);
  if (problem)
    throw unprocessable(`metadata is not valid: '${name}' metadata property validation failed because ${problem}.`);
}

/** Unknown properties are allowed if the dataset accepts them. */
export function checkMetadata(
  given: Readonly<Record<string, unknown>>,
  { metadata, allowExtraMetadata }: Pick<RecordRules, 'metadata' | 'allowExtraMetadata'>,
): void {
  if (hasMoreKeys(given, maxMetadataKeys))
    throw unprocessable(`metadata is not valid: it has more than ${maxMetadataKeys} keys`);
  for (const [name, value] of Object.entries(given)) {
    const settings = metadata.get(name);
    if (settings) checkProperty(name, value, settings);
    else if (!allowExtraMetadata)
      throw unprocessable(
        `metadata is not valid: '${name}' metadata property does not exists and extra metadata is not allowed for this dataset`,
      );
  }
}
