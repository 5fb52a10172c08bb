import { type Edit, edit, isModified, isSame } from '../../shared/edit.ts';
import { limits } from '../../shared/limits.ts';
import { rebase, type Told } from './rebase.ts';

interface Step<T> {
  readonly value: T;
  /** What is written in one go is taken back in one go. */
  readonly group: string | undefined;
}

/** Something being changed beside what it was, with the way there and back. */
export interface Draft<T> extends Edit<T> {
  readonly past: readonly Step<T>[];
  readonly future: readonly Step<T>[];
}

export const begin = <T>(original: T): Draft<T> => ({ ...edit(original), past: [], future: [] });

/** What has a group goes on with the step before it, if that has the same. */
export function changed<T>(draft: Draft<T>, value: T, group?: string): Draft<T> {
  if (isSame(draft.current, value)) return draft;
  const goesOn = group !== undefined && draft.past.at(-1)?.group === group && draft.future.length === 0;
  const past = goesOn ? draft.past : [...draft.past, { value: draft.current, group }].slice(-limits.undoSteps);
  return { ...draft, current: value, past, future: [] };
}

/** To what it is for everybody; that can be taken back too. */
export const cancelled = <T>(draft: Draft<T>): Draft<T> => changed(draft, draft.original);

export function undone<T>(draft: Draft<T>): Draft<T> {
  const last = draft.past.at(-1);
  if (!last) return draft;
  const future = [...draft.future, { value: draft.current, group: undefined }];
  return { ...draft, current: last.value, past: draft.past.slice(0, -1), future };
}

export function redone<T>(draft: Draft<T>): Draft<T> {
  const next = draft.future.at(-1);
  if (!next) return draft;
  const past = [...draft.past, { value: draft.current, group: undefined }];
  return { ...draft, current: next.value, past, future: draft.future.slice(0, -1) };
}

/** What was saved is what it was from now on; what was changed since it was sent stays changed. */
export const confirmed = <T extends object>(draft: Draft<T>, sent: T, saved: T): Draft<T> => {
  const { value } = rebase(sent, draft.current, saved);
  return { ...draft, original: saved, current: value };
};

export interface Renewed<T> {
  readonly draft: Draft<T>;
  readonly told: readonly Told[];
}

/** As somebody else has left it; what is changed here is kept. */
export function renewed<T extends object>(draft: Draft<T>, theirs: T): Renewed<T> {
  if (isSame(draft.original, theirs)) return { draft, told: [] };
  if (!isModified(draft)) return { draft: begin(theirs), told: [] };
  const { value, told } = rebase(draft.original, draft.current, theirs);
  return { draft: { original: theirs, current: value, past: [], future: [] }, told };
}

/** A word at a time: each that is begun begins another step. */
export function writingGroup(part: string, before: string, after: string): string | undefined {
  const isTyped = after.length === before.length + 1 && after.startsWith(before);
  const isErased = after.length === before.length - 1 && before.startsWith(after);
  if (isErased) return `${part} -`;
  return isTyped ? `${part} ${after.split(/\s+/).length}` : undefined;
}
