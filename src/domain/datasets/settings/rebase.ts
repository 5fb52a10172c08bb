import type { Option } from '../../annotation/question.ts';
import { isSame } from '../../shared/edit.ts';

export interface TheirChange {
  readonly part: string;
  readonly theirs: unknown;
  /** Both users have changed the part; this user's value is kept. */
  readonly isConflict: boolean;
}

export interface Rebased<T> {
  readonly value: T;
  readonly theirChanges: readonly TheirChange[];
}

type PlainObject = Readonly<Record<string, unknown>>;

/** Three-way merge: adopts the changes of the other user, and keeps those made here. */
export function rebase<T extends object>(original: T, mine: T, theirs: T): Rebased<T> {
  const theirChanges: TheirChange[] = [];
  const value = mergeObjects(original as PlainObject, mine as PlainObject, theirs as PlainObject, theirChanges);
  return { value: value as T, theirChanges: theirChanges };
}

function mergeObjects(
  original: PlainObject,
  mine: PlainObject,
  theirs: PlainObject,
  theirChanges: TheirChange[],
): PlainObject {
  const names = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
  return Object.fromEntries(
    [...names].map((name) => [name, mergeValue(name, original[name], mine[name], theirs[name], theirChanges)]),
  );
}

function mergeValue(
  name: string,
  original: unknown,
  mine: unknown,
  theirs: unknown,
  theirChanges: TheirChange[],
): unknown {
  if (isSame(original, theirs)) return mine;
  if (isPlainObject(original) && isPlainObject(mine) && isPlainObject(theirs))
    return mergeObjects(original, mine, theirs, theirChanges);
  const isOwn = !isSame(original, mine);
  if (isOwn && isSame(mine, theirs)) return theirs;
  theirChanges.push({ part: name, theirs, isConflict: isOwn });
  if (!isOwn) return theirs;
  return isOptionList(original) && isOptionList(mine) && isOptionList(theirs)
    ? mergeOptions(original, mine, theirs)
    : mine;
}

const isPlainObject = (value: unknown): value is PlainObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isOptionList = (value: unknown): value is readonly Option[] =>
  Array.isArray(value) && value.every((each) => isPlainObject(each) && typeof each.value === 'string');

/** Keeps the order of this user; options added by the other user come last, removed ones go. */
function mergeOptions(original: readonly Option[], mine: readonly Option[], theirs: readonly Option[]) {
  const originalByValue = byValue(original);
  const theirsByValue = byValue(theirs);
  const kept = mine
    .filter(({ value }) => theirsByValue.has(value) || !originalByValue.has(value))
    .map((option) => mergeOption(originalByValue.get(option.value), option, theirsByValue.get(option.value)));
  const mineByValue = byValue(mine);
  return [...kept, ...theirs.filter(({ value }) => !mineByValue.has(value) && !originalByValue.has(value))];
}

const byValue = (options: readonly Option[]) => new Map(options.map((option) => [option.value, option]));

const mergeOption = (original: Option | undefined, mine: Option, theirs: Option | undefined): Option =>
  original && theirs ? rebase(original, mine, theirs).value : mine;
