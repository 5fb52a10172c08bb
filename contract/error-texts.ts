import type { WireBusinessCode } from './error.ts';

/**
 * Codes of the messages that Argilla's API sends without one, by their English text. Postil's server sends the same
 * texts, so that both servers are understood alike. The first text that fits decides.
 */
const codesByText: readonly (readonly [RegExp, WireBusinessCode])[] = [
  [/^Record at position \d+ is not valid|^fields cannot be empty/, 'record_invalid'],
  [/^found records with same/, 'records_repeated'],
  [/ already exists for (dataset|workspace) with id |^(User|Workspace) \w+ `.*` is not unique$/, 'name_taken'],
  [/^Workspace user .* is not unique$/, 'already_member'],
  [/^Response already exists/, 'answer_exists'],
  [/^missing response values? /, 'answer_incomplete'],
  [/^found response value for non configured question/, 'answer_question_gone'],
  [/^Dataset cannot be published without/, 'dataset_incomplete'],
  [/ for a published dataset$|^Dataset has already been published$/, 'dataset_published'],
  [/^Cannot delete the workspace/, 'workspace_in_use'],
  [/ cannot be (changed|modified)\.|^'allow_overlapping' can't be disabled/, 'setting_fixed'],
  [/ is not a valid field name| is already used by span question|^the value for 'visible_options'/, 'setting_fixed'],
  [/^\w+ (with id|`.*`) .*not found( in .*)?$|^\w+ not found filtering by|^Field `.*` not found in/, 'not_found'],
  [/^(multi label selection|ranking|span|text) questions? |^undefined label /, 'answer_invalid'],
  [/ (is not a|are not) valid (label|rating|rank|value)s? for \w+/, 'answer_invalid'],
];

export const codeOfText = (detail: string): WireBusinessCode | undefined =>
  codesByText.find(([text]) => text.test(detail))?.[1];
