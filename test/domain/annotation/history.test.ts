import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applied,
  emptyHistory,
  type History,
  recordOf,
  redo,
  remember,
  reverted,
  type Step,
  undo,
} from '#domain/annotation/history.ts';

type Deed = Step<'answer' | 'submit', string | undefined>;

const step = (recordId: string, before: string | undefined, after: string, group?: string): Deed => ({
  kind: 'answer',
  changes: [{ recordId, before, after }],
  ...(group === undefined ? {} : { group }),
});
const historyOf = (...steps: readonly Deed[]): History<Deed> =>
  steps.reduce<History<Deed>>((history, each) => remember(history, each), emptyHistory);

const names = ['a', 'b', 'c'];
const anyStates = fc
  .record(Object.fromEntries(names.map((name) => [name, fc.string()])))
  .map((each) => new Map(Object.entries(each)));
const anyChanges = fc.array(fc.dictionary(fc.constantFrom(...names), fc.string(), { minKeys: 1 }), { maxLength: 12 });

/** A step that takes the states it finds to those that are wanted. */
const leading = (
  states: ReadonlyMap<string, string>,
  wanted: Readonly<Record<string, string>>,
): Step<string, string> => ({
  kind: 'answer',
  changes: Object.entries(wanted).map(([recordId, value]) => ({
    recordId,
    before: states.get(recordId) ?? '',
    after: value,
  })),
});

describe('Undoing', () => {
  it('what was done gives what was, for any step', () => {
    fc.assert(
      fc.property(anyStates, fc.dictionary(fc.constantFrom(...names), fc.string()), (states, wanted) => {
        const done = leading(states, wanted);

        expect(reverted(applied(states, done), done)).toEqual(states);
      }),
    );
  });

  it('everything gives the beginning, and redoing everything the end, for any steps', () => {
    fc.assert(
      fc.property(anyStates, anyChanges, (start, wanted) => {
        let states: ReadonlyMap<string, string> = start;
        let history: History<Step<string, string>> = emptyHistory;
        for (const each of wanted) {
          const done = leading(states, each);
          states = applied(states, done);
          history = remember(history, done);
        }
        const end = states;

        for (let back = undo(history); back; back = undo(history)) {
          states = reverted(states, back.step);
          history = back.history;
        }
        expect(states).toEqual(start);

        for (let on = redo(history); on; on = redo(history)) {
          states = applied(states, on.step);
          history = on.history;
        }
        expect(states).toEqual(end);
      }),
    );
  });

  it('begins with the last step, and redoing with the first undone', () => {
    const back = undo(historyOf(step('a', '', '1'), step('b', '', '2')));

    expect(back?.step).toEqual(step('b', '', '2'));
    expect(back && redo(back.history)?.step).toEqual(step('b', '', '2'));
  });

  it('does nothing where nothing was done', () => {
    expect(undo(emptyHistory)).toBeUndefined();
    expect(redo(historyOf(step('a', '', '1')))).toBeUndefined();
  });
});

describe('A new step', () => {
  it('drops what could be done again', () => {
    const back = undo(historyOf(step('a', '', '1')));

    const history = remember(back?.history ?? emptyHistory, step('a', '', '2'));

    expect(redo(history)).toBeUndefined();
    expect(history.done).toEqual([step('a', '', '2')]);
  });

  it('drops the oldest beyond the limit', () => {
    const history = remember(historyOf(step('a', '', '1'), step('a', '1', '2')), step('a', '2', '3'), 2);

    expect(history.done).toEqual([step('a', '1', '2'), step('a', '2', '3')]);
  });

  it('knows the record that it changes', () => {
    expect(recordOf(step('a', '', '1'))).toBe('a');
    expect(recordOf({ kind: 'answer', changes: [] })).toBeUndefined();
  });
});

describe('Steps of one group', () => {
  it('are taken back at once', () => {
    const history = historyOf(step('a', undefined, 'H', 'comment'), step('a', 'H', 'Hi', 'comment'));

    expect(history.done).toEqual([step('a', undefined, 'Hi', 'comment')]);
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

    expect(historyOf(first, next).done).toEqual([first, next]);
    expect(historyOf(next, first).done).toEqual([next, first]);
  });
});
