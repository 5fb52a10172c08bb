import type { Option } from '../../annotation/question.ts';
import { isSame } from '../../shared/edit.ts';

/** What somebody else has made of a part meanwhile. */
export interface Told {
  readonly part: string;
  readonly theirs: unknown;
  /** Both have changed it; what is here is one's own. */
  readonly isClash: boolean;
}

export interface Rebased<T> {
  readonly value: T;
  readonly told: readonly Told[];
}

type Parts = Readonly<Record<string, unknown>>;

/** Takes in what somebody else has changed since, and keeps what is changed here. */
export function rebase<T extends object>(original: T, mine: T, theirs: T): Rebased<T> {
  const told: Told[] = [];
  const value = merged(original as Parts, mine as Parts, theirs as Parts, told);
  return { value: value as T, told };
}

function merged(original: Parts, mine: Parts, theirs: Parts, told: Told[]): Parts {
  const names = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
  return Object.fromEntries(
    [...names].map((name) => [name, mergedPart(name, original[name], mine[name], theirs[name], told)]),
  );
}

function mergedPart(name: string, original: unknown, mine: unknown, theirs: unknown, told: Told[]): unknown {
  if (isSame(original, theirs)) return mine;
  if (areParts(original) && areParts(mine) && areParts(theirs)) return merged(original, mine, theirs, told);
  const isOwn = !isSame(original, mine);
  if (isOwn && isSame(mine, theirs)) return theirs;
  told.push({ part: name, theirs, isClash: isOwn });
  if (!isOwn) return theirs;
  return areOptions(original) && areOptions(mine) && areOptions(theirs) ? mergedOptions(original, mine, theirs) : mine;
}

const areParts = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const areOptions = (value: unknown): value is readonly Option[] =>
  Array.isArray(value) && value.every((each) => areParts(each) && typeof each.value === 'string');

/** In one's own order; what somebody else has added comes last, and what they took away is gone. */
function mergedOptions(original: readonly Option[], mine: readonly Option[], theirs: readonly Option[]) {
  const was = byValue(original);
  const is = byValue(theirs);
  const kept = mine
    .filter(({ value }) => is.has(value) || !was.has(value))
    .map((option) => mergedOption(was.get(option.value), option, is.get(option.value)));
  const own = byValue(mine);
  return [...kept, ...theirs.filter(({ value }) => !own.has(value) && !was.has(value))];
}

const byValue = (options: readonly Option[]) => new Map(options.map((option) => [option.value, option]));

const mergedOption = (original: Option | undefined, mine: Option, theirs: Option | undefined): Option =>
  original && theirs ? rebase(original, mine, theirs).value : mine;
