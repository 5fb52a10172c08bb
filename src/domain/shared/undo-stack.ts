import { limits } from './limits.ts';

/** Entries to undo and to redo, each with the latest last. */
export interface UndoStack<T> {
  readonly past: readonly T[];
  readonly future: readonly T[];
}

export const emptyUndoStack: UndoStack<never> = { past: [], future: [] };

/** Drops the entries to redo, and the oldest beyond the limit. */
export const push = <T>({ past }: UndoStack<T>, entry: T, maxEntries: number = limits.maxUndoSteps): UndoStack<T> => ({
  past: [...past, entry].slice(-maxEntries),
  future: [],
});

export interface UndoResult<T> {
  readonly entry: T;
  readonly stack: UndoStack<T>;
}

/** `current` is what redoing returns to; without it, the undone entry itself. */
export function undo<T>({ past, future }: UndoStack<T>, current?: T): UndoResult<T> | undefined {
  const entry = past.at(-1);
  return entry && { entry, stack: { past: past.slice(0, -1), future: [...future, current ?? entry] } };
}

/** `current` is what undoing returns to; without it, the redone entry itself. */
export function redo<T>({ past, future }: UndoStack<T>, current?: T): UndoResult<T> | undefined {
  const entry = future.at(-1);
  return entry && { entry, stack: { past: [...past, current ?? entry], future: future.slice(0, -1) } };
}

/** Changes all entries, for what undoing must not take back. */
export const mapEntries = <T>({ past, future }: UndoStack<T>, change: (entry: T) => T): UndoStack<T> => ({
  past: past.map(change),
  future: future.map(change),
});
