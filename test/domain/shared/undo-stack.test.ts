import { describe, expect, it } from 'vitest';
import { limits } from '#domain/shared/limits.ts';
import { emptyUndoStack, mapEntries, push, redo, type UndoStack, undo } from '#domain/shared/undo-stack.ts';

const stackOf = (...past: readonly string[]): UndoStack<string> => ({ past, future: [] });

describe('An undo stack', () => {
  it('drops the oldest entry beyond the limit', () => {
    expect(push(stackOf('a', 'b'), 'c', 2).past).toEqual(['b', 'c']);
  });

  it('holds as many entries as the limit allows by default', () => {
    const entries = Array.from({ length: limits.maxUndoSteps + 5 }, (_, index) => `${index}`);
    const full = entries.reduce<UndoStack<string>>((stack, entry) => push(stack, entry), emptyUndoStack);

    expect(full.past).toHaveLength(limits.maxUndoSteps);
  });

  it('drops the entries to redo when an entry is pushed', () => {
    expect(push({ past: ['a'], future: ['b'] }, 'c')).toEqual({ past: ['a', 'c'], future: [] });
  });

  it('moves an undone entry to the entries to redo, and back', () => {
    const undone = undo(stackOf('a', 'b'));

    expect(undone).toEqual({ entry: 'b', stack: { past: ['a'], future: ['b'] } });
    expect(undone && redo(undone.stack)).toEqual({ entry: 'b', stack: stackOf('a', 'b') });
  });

  it('keeps the current state in place of the restored one', () => {
    const undone = undo(stackOf('a', 'b'), 'c');

    expect(undone).toEqual({ entry: 'b', stack: { past: ['a'], future: ['c'] } });
    expect(undone && redo(undone.stack, 'b')).toEqual({ entry: 'c', stack: stackOf('a', 'b') });
  });

  it('changes entries on both sides', () => {
    const upperCase = (entry: string) => entry.toUpperCase();

    expect(mapEntries({ past: ['a'], future: ['b'] }, upperCase)).toEqual({ past: ['A'], future: ['B'] });
  });
});
