import type * as v from 'valibot';
import type { SchemaError } from './refusal.ts';

type Issue = v.BaseIssue<unknown>;
type Place = readonly (string | number)[];
type Finding = readonly [type: string, msg: string];

const plural = (count: unknown) => `${count} item${count === 1 ? '' : 's'}`;
const length = (input: unknown) => (Array.isArray(input) ? input.length : 0);
const requirement = (issue: Issue) => ('requirement' in issue ? issue.requirement : undefined);

/** `("a" | "b" | "c")` as `'a', 'b' or 'c'`. */
function choices(expected: string | null) {
  const words = [...(expected ?? '').matchAll(/"([^"]*)"/g)].map(([, word]) => `'${word}'`);
  const last = words.pop() ?? '';
  return words.length > 0 ? `${words.join(', ')} or ${last}` : last;
}

const dictionary: Finding = [
  'model_attributes_type',
  'Input should be a valid dictionary or object to extract fields from',
];
const answer: Finding = ['value_error', 'Input should be a valid string, integer or list'];

const byKind: Readonly<Record<string, (issue: Issue) => Finding>> = {
  string: () => ['string_type', 'Input should be a valid string'],
  number: () => ['int_type', 'Input should be a valid integer'],
  integer: () => ['int_type', 'Input should be a valid integer'],
  boolean: () => ['bool_type', 'Input should be a valid boolean'],
  array: () => ['list_type', 'Input should be a valid list'],
  object: () => dictionary,
  custom: ({ message }) => [/dictionary$/.test(message) ? 'dict_type' : 'value_error', message],
  picklist: ({ expected }) => ['enum', `Input should be ${choices(expected)}`],
  literal: ({ expected }) => ['literal_error', `Input should be ${choices(expected)}`],
  variant: ({ expected }) => [
    'union_tag_invalid',
    `Input tag does not match any of the expected tags: ${choices(expected)}`,
  ],
  union: () => answer,
  uuid: () => ['uuid_parsing', 'Input should be a valid UUID'],
  gt_value: (issue) => ['greater_than', `Input should be greater than ${requirement(issue)}`],
  min_value: (issue) => ['greater_than_equal', `Input should be greater than or equal to ${requirement(issue)}`],
  max_value: (issue) => ['less_than_equal', `Input should be less than or equal to ${requirement(issue)}`],
  min_length: (issue) => [
    'too_short',
    `List should have at least ${plural(requirement(issue))} after validation, not ${length(issue.input)}`,
  ],
  max_length: (issue) => [
    'too_long',
    `List should have at most ${plural(requirement(issue))} after validation, not ${length(issue.input)}`,
  ],
};

const lengths = { 'String should have at least': 'string_too_short', 'String should have at most': 'string_too_long' };

/** What is found inside maps of any names keeps only its message. */
const byMessage: readonly (readonly [RegExp, Finding])[] = [
  [/^Invalid key: .* received undefined$/, ['missing', 'Field required']],
  [/^Invalid type: Expected Object /, dictionary],
  [/^Invalid type: Expected \(/, answer],
];

function finding(issue: Issue): Finding {
  if (issue.input === undefined && issue.kind === 'schema') return ['missing', 'Field required'];
  const ofLength = Object.entries(lengths).find(([start]) => issue.message.startsWith(start));
  if (ofLength) return [ofLength[1], issue.message];
  const told = byMessage.find(([pattern]) => pattern.test(issue.message));
  return byKind[issue.type]?.(issue) ?? told?.[1] ?? ['value_error', `Value error, ${issue.message}`];
}

const isPlace = (key: unknown) => typeof key === 'string' || typeof key === 'number';

/** What a schema found wrong, in the words and places that callers of this API know. */
export const schemaErrors = (issues: readonly Issue[], root: Place): readonly SchemaError[] =>
  issues.map((issue) => {
    const [type, msg] = finding(issue);
    return { type, loc: [...root, ...(issue.path ?? []).map(({ key }) => key).filter(isPlace)], msg };
  });
