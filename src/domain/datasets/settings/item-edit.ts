import { type Edit, edit, isModified, isSame } from '../../shared/edit.ts';
import { emptyUndoStack, push, redo, type UndoResult, type UndoStack, undo } from '../../shared/undo-stack.ts';
import { rebase, type TheirChange } from './rebase.ts';

interface Snapshot<T> {
  readonly value: T;
  /** Changes of one group are undone together. */
  readonly group: string | undefined;
}

export interface ItemEdit<T> extends Edit<T>, UndoStack<Snapshot<T>> {}

export const beginEdit = <T>(original: T): ItemEdit<T> => ({ ...edit(original), ...emptyUndoStack });

export function withChange<T>(draft: ItemEdit<T>, value: T, group?: string): ItemEdit<T> {
  if (isSame(draft.current, value)) return draft;
  const continuesGroup = group !== undefined && draft.past.at(-1)?.group === group && draft.future.length === 0;
  if (continuesGroup) return { ...draft, current: value };
  return { ...draft, ...push(draft, { value: draft.current, group }), current: value };
}

/** Returns to the saved item, which is a change that can be undone. */
export const reverted = <T>(draft: ItemEdit<T>): ItemEdit<T> => withChange(draft, draft.original);

export const undoEdit = <T>(draft: ItemEdit<T>): ItemEdit<T> => restored(draft, undo(draft, currentOf(draft)));

export const redoEdit = <T>(draft: ItemEdit<T>): ItemEdit<T> => restored(draft, redo(draft, currentOf(draft)));

const currentOf = <T>({ current }: ItemEdit<T>): Snapshot<T> => ({ value: current, group: undefined });

const restored = <T>(draft: ItemEdit<T>, result: UndoResult<Snapshot<T>> | undefined): ItemEdit<T> =>
  result ? { ...draft, ...result.stack, current: result.entry.value } : draft;

/** Keeps changes made during the save. */
export const afterSave = <T extends object>(draft: ItemEdit<T>, sent: T, saved: T): ItemEdit<T> => {
  const { value } = rebase(sent, draft.current, saved);
  return { ...draft, original: saved, current: value };
};

export interface MergedEdit<T> {
  readonly draft: ItemEdit<T>;
  readonly theirChanges: readonly TheirChange[];
}

/** Adopts a change by another user, and keeps the changes made here. */
export function mergeTheirs<T extends object>(draft: ItemEdit<T>, theirs: T): MergedEdit<T> {
  if (isSame(draft.original, theirs)) return { draft, theirChanges: [] };
  if (!isModified(draft)) return { draft: beginEdit(theirs), theirChanges: [] };
  const { value, theirChanges } = rebase(draft.original, draft.current, theirs);
  return { draft: { ...beginEdit(theirs), current: value }, theirChanges };
}

/** Groups typing by word. */
export function typingGroup(part: string, before: string, after: string): string | undefined {
  const isTyped = after.length === before.length + 1 && after.startsWith(before);
  const isErased = after.length === before.length - 1 && before.startsWith(after);
  if (isErased) return `${part} -`;
  return isTyped ? `${part} ${after.split(/\s+/).length}` : undefined;
}
