import type * as v from 'valibot';
import { presenceFilterType } from '#contract/annotation/search-filter.ts';
import { counted, isObject } from '#contract/schemas.ts';
import { pythonStr } from '../responses/checking/python-text.ts';
import type { SchemaError } from './refusal.ts';

type Issue = v.BaseIssue<unknown>;
type ErrorLocation = readonly (string | number)[];
type TypeAndMessage = readonly [type: string, msg: string];

const length = (input: unknown) => (Array.isArray(input) ? input.length : 0);
const requirement = (issue: Issue) => ('requirement' in issue ? issue.requirement : undefined);

const words = (expected: string | null) => [...(expected ?? '').matchAll(/"([^"]*)"/g)].map(([, word]) => `'${word}'`);

/** `("a" | "b" | "c")` becomes `'a', 'b' or 'c'`. */
function choices(expected: string | null) {
  const all = words(expected);
  const last = all.pop() ?? '';
  return all.length > 0 ? `${all.join(', ')} or ${last}` : last;
}

const dictionary: TypeAndMessage = [
  'model_attributes_type',
  'Input should be a valid dictionary or object to extract fields from',
];
const answer: TypeAndMessage = ['value_error', 'Input should be a valid string, integer or list'];

/** Whether the discriminator is wrong, not the whole object. */
const isTag = ({ type, expected }: Issue) => type === 'variant' && expected !== 'Object';

function unknownTag({ input, path, expected }: Issue): TypeAndMessage {
  const name = path?.at(-1)?.key;
  if (input === undefined) return ['union_tag_not_found', `Unable to extract tag using discriminator '${name}'`];
  const found = `Input tag '${pythonStr(input)}' found using '${name}' does not match any of the expected tags`;
  const known = words(expected).filter((word) => word !== `'${presenceFilterType}'`);
  return ['union_tag_invalid', `${found}: ${known.join(', ')}`];
}

const byKind: Readonly<Record<string, (issue: Issue) => TypeAndMessage>> = {
  string: () => ['string_type', 'Input should be a valid string'],
  number: () => ['int_type', 'Input should be a valid integer'],
  integer: () => ['int_type', 'Input should be a valid integer'],
  boolean: () => ['bool_type', 'Input should be a valid boolean'],
  array: () => ['list_type', 'Input should be a valid list'],
  object: () => dictionary,
  custom: ({ message }) => [/dictionary$/.test(message) ? 'dict_type' : 'value_error', message],
  picklist: ({ expected }) => ['enum', `Input should be ${choices(expected)}`],
  literal: ({ expected }) => ['literal_error', `Input should be ${choices(expected)}`],
  variant: (issue) => (isTag(issue) ? unknownTag(issue) : dictionary),
  union: ({ message }) => (/ string$/.test(message) ? ['string_type', message] : answer),
  uuid: () => ['uuid_parsing', 'Input should be a valid UUID'],
  gt_value: (issue) => ['greater_than', `Input should be greater than ${requirement(issue)}`],
  min_value: (issue) => ['greater_than_equal', `Input should be greater than or equal to ${requirement(issue)}`],
  max_value: (issue) => ['less_than_equal', `Input should be less than or equal to ${requirement(issue)}`],
  min_length: (issue) => [
    'too_short',
    `List should have at least ${counted(Number(requirement(issue)), 'item')} after validation, not ${length(issue.input)}`,
  ],
  max_length: (issue) => [
    'too_long',
    `List should have at most ${counted(Number(requirement(issue)), 'item')} after validation, not ${length(issue.input)}`,
  ],
};

const lengths = { 'String should have at least': 'string_too_short', 'String should have at most': 'string_too_long' };

/** Issues within `mapOf` have only their message. */
const byMessage: readonly (readonly [RegExp, TypeAndMessage])[] = [
  [/^Invalid key: .* received undefined$/, ['missing', 'Field required']],
  [/^Invalid type: Expected Object /, dictionary],
  [/^Invalid type: Expected \(/, answer],
];

function typeAndMessage(issue: Issue): TypeAndMessage {
  if (issue.input === undefined && issue.kind === 'schema' && !isTag(issue)) return ['missing', 'Field required'];
  const ofLength = Object.entries(lengths).find(([start]) => issue.message.startsWith(start));
  if (ofLength) return [ofLength[1], issue.message];
  const byText = byMessage.find(([pattern]) => pattern.test(issue.message));
  return byKind[issue.type]?.(issue) ?? byText?.[1] ?? ['value_error', `Value error, ${issue.message}`];
}

const isLocationKey = (key: unknown) => typeof key === 'string' || typeof key === 'number';

/** Discriminators of variants, by key of the object or its list. */
const discriminators: Readonly<Record<string, string>> = { settings: 'type', and: 'type', scope: 'entity' };

/** Locations within variants include the discriminator's value. */
function locationOf(issue: Issue): ErrorLocation {
  const path = issue.path ?? [];
  const inside = isTag(issue) ? path.slice(0, -1) : path;
  return inside.flatMap(({ key, value }, index) => {
    if (!isLocationKey(key)) return [];
    const name = typeof key === 'number' ? path[index - 1]?.key : key;
    const tag = isTag(issue) && index === inside.length - 1 ? undefined : kindOf(value, discriminators[String(name)]);
    return tag === undefined ? [key] : [key, tag];
  });
}

function kindOf(value: unknown, discriminator: string | undefined) {
  if (discriminator === undefined || !isObject(value)) return undefined;
  const kind = value[discriminator];
  return typeof kind === 'string' ? kind : undefined;
}

export const schemaErrors = (issues: readonly Issue[], root: ErrorLocation): readonly SchemaError[] =>
  issues.map((issue) => {
    const [type, msg] = typeAndMessage(issue);
    return { type, loc: [...root, ...locationOf(issue)], msg };
  });
