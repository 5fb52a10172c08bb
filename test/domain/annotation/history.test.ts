import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordOf, remember, type Step } from '#domain/annotation/history.ts';
import { emptyUndoStack, redo, type UndoStack, undo } from '#domain/shared/undo-stack.ts';

type TestStep = Step<'answer' | 'submit', string | undefined>;

const step = (recordId: string, before: string | undefined, after: string, group?: string): TestStep => ({
  kind: 'answer',
  changes: [{ recordId, before, after }],
  ...(group === undefined ? {} : { group }),
});
const historyOf = (...steps: readonly TestStep[]): UndoStack<TestStep> =>
  steps.reduce<UndoStack<TestStep>>((history, each) => remember(history, each), emptyUndoStack);

function walk(
  history: UndoStack<TestStep>,
  move: typeof undo<TestStep>,
): { history: UndoStack<TestStep>; steps: readonly TestStep[] } {
  const moved = move(history);
  if (!moved) return { history, steps: [] };
  const rest = walk(moved.stack, move);
  return { history: rest.history, steps: [moved.entry, ...rest.steps] };
}

describe('Undoing', () => {
  it('everything gives the steps from the last to the first, and redoing everything from the first to the last', () => {
    const steps = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 12 });

    fc.assert(
      fc.property(steps, (ids) => {
        const done = ids.map((id, at) => step(id, `${at}`, `${at + 1}`));

        const back = walk(historyOf(...done), undo);
        const on = walk(back.history, redo);

        expect(back.steps).toEqual(done.toReversed());
        expect(on.steps).toEqual(done);
      }),
    );
  });

  it('begins with the last step, and redoing with the first undone', () => {
    const back = undo(historyOf(step('a', '', '1'), step('b', '', '2')));

    expect(back?.entry).toEqual(step('b', '', '2'));
    expect(back && redo(back.stack)?.entry).toEqual(step('b', '', '2'));
  });

  it('does nothing where nothing was done', () => {
    expect(undo(emptyUndoStack)).toBeUndefined();
    expect(redo(historyOf(step('a', '', '1')))).toBeUndefined();
  });
});

describe('A new step', () => {
  it('drops the steps to redo', () => {
    const back = undo(historyOf(step('a', '', '1')));

    const history = remember(back?.stack ?? emptyUndoStack, step('a', '', '2'));

    expect(redo(history)).toBeUndefined();
    expect(history.past).toEqual([step('a', '', '2')]);
  });

  it('drops the oldest beyond the limit', () => {
    const history = remember(historyOf(step('a', '', '1'), step('a', '1', '2')), step('a', '2', '3'), 2);

    expect(history.past).toEqual([step('a', '1', '2'), step('a', '2', '3')]);
  });

  it('knows the record that it changes', () => {
    expect(recordOf(step('a', '', '1'))).toBe('a');
    expect(recordOf({ kind: 'answer', changes: [] })).toBeUndefined();
  });
});

describe('Steps of one group', () => {
  it('are undone together', () => {
    const history = historyOf(step('a', undefined, 'H', 'comment'), step('a', 'H', 'Hi', 'comment'));

    expect(history.past).toEqual([step('a', undefined, 'Hi', 'comment')]);
  });

  it.each([
    ['the group differs', step('a', '1', '2', 'title')],
    ['there is no group', step('a', '1', '2')],
    ['the record differs', step('b', '1', '2', 'comment')],
    ['the kind differs', { ...step('a', '1', '2', 'comment'), kind: 'submit' as const }],
    [
      'several records change',
      { ...step('a', '1', '2', 'comment'), changes: [...step('a', '1', '2').changes, ...step('b', '1', '2').changes] },
    ],
  ])('stay apart if %s', (_, next) => {
    const first = step('a', '', '1', 'comment');

    expect(historyOf(first, next).past).toEqual([first, next]);
    expect(historyOf(next, first).past).toEqual([next, first]);
  });
});
