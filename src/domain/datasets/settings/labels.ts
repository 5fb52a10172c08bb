import type { Option } from '../../annotation/question.ts';
import { labelsFrom } from '../../creation/plan/question-draft.ts';
import { colourFromHex, cssColour } from '../../shared/colour.ts';
import { limits } from '../../shared/limits.ts';
import { atMost, isBlank, isRequired, type Problem } from '../../shared/problem.ts';

type Options = readonly Option[];

const withOptionChange = (options: Options, value: string, changes: Partial<Option>): Options =>
  options.map((option) => (option.value === value ? { ...option, ...changes } : option));

export const renameLabel = (options: Options, value: string, text: string): Options =>
  withOptionChange(options, value, { text });

/** A hex colour; undefined derives it from the value again. */
export function colourLabel(options: Options, value: string, hex: string | undefined): Options {
  const colour = hex === undefined ? undefined : colourFromHex(hex);
  return withOptionChange(options, value, { colour: colour && cssColour(colour) });
}

export function moveLabel(options: Options, value: string, to: number): Options {
  const moved = options.find((option) => option.value === value);
  return moved && options[to] ? removeLabel(options, value).toSpliced(to, 0, moved) : options;
}

export const removeLabel = (options: Options, value: string): Options =>
  options.filter((option) => option.value !== value);

export interface AddedLabels {
  readonly options: Options;
  readonly duplicates: readonly string[];
}

/** Labels are separated by commas or line breaks. */
export function addLabels(options: Options, typed: string): AddedLabels {
  const existing = new Set(options.flatMap(({ value, text }) => [value, text]));
  const added: Option[] = [];
  const duplicates: string[] = [];
  for (const option of typed.split('\n').flatMap(labelsFrom)) {
    if (isBlank(option.text)) continue;
    if (existing.has(option.value)) duplicates.push(option.text);
    else added.push(option);
    existing.add(option.value);
  }
  return { options: [...options, ...added], duplicates: duplicates };
}

const duplicateProblem: Problem = { key: 'creation.errors.optionTwice' };

/** Problems by label value. */
export function labelsProblems(options: Options): ReadonlyMap<string, Problem> {
  const problems = new Map<string, Problem>();
  const texts = new Set<string>();
  options.forEach(({ value, text }, at) => {
    const problem = isBlank(text) ? isRequired : (lengthProblem(value, text) ?? tooManyProblem(at));
    if (problem) problems.set(value, problem);
    else if (texts.has(text.trim())) problems.set(value, duplicateProblem);
    texts.add(text.trim());
  });
  return problems;
}

/** The value is the first text of a label. */
function lengthProblem(value: string, text: string): Problem | undefined {
  const isLong = atMost(value, limits.maxOptionValueChars).length > 0;
  const tooLong: Problem = { key: 'creation.errors.optionTooLong', values: { max: limits.maxOptionValueChars } };
  return isLong ? tooLong : atMost(text, limits.maxOptionTextChars)[0];
}

const tooManyProblem = (at: number): Problem | undefined =>
  at < limits.maxLabelOptions
    ? undefined
    : { key: 'creation.errors.tooManyOptions', values: { max: limits.maxLabelOptions } };
