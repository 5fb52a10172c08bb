import type { FileRow } from '#domain/creation/portable/read-rows.ts';

const singulars: ReadonlyMap<string, string> = new Map([
  ['responses', 'response'],
  ['replies', 'reply'],
  ['completions', 'completion'],
  ['outputs', 'output'],
  ['candidates', 'candidate'],
  ['answers', 'answer'],
  ['generations', 'generation'],
]);
export const replyLists: readonly string[] = [...singulars.keys()];
/** More texts than these cannot be compared. */
export const maxReplies = 10;

/** Names of the columns that the texts of a list get. */
export const replyNames = (list: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `${singulars.get(list)}_${index + 1}`);

const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) && value.length <= maxReplies && value.every((each) => typeof each === 'string') ? value : [];

/** The texts of a list by the names of their columns; none if the row has other columns of these names. */
export function repliesIn(row: FileRow, list: string): FileRow {
  const texts = textsIn(row[list]);
  const names = replyNames(list, texts.length);
  const isFree = names.every((name, index) => row[name] === undefined || row[name] === texts[index]);
  return isFree ? Object.fromEntries(names.map((name, index) => [name, texts[index]])) : {};
}

/** Adds a column for each text in a list of replies. */
export function withReplies(row: FileRow): FileRow {
  const lists = replyLists.filter((list) => Array.isArray(row[list]));
  return lists.length > 0 ? Object.assign({}, row, ...lists.map((list) => repliesIn(row, list))) : row;
}
